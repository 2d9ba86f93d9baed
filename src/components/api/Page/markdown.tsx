import type {Nodes, Parents, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {createElement, type ReactNode} from 'react';

import {visibleText} from '@site/src/data/openapi/reference/text';

import {flow} from './flow';

/**
 * Renders untrusted Markdown: HTML becomes text, images their alt text, and only web, mail and in-site links are kept.
 * A single paragraph is rendered as phrasing content.
 */
export function inlineMarkdown(markdown: string | undefined): ReactNode {
  const {children} = fromMarkdown(markdown?.trim() ?? '');
  const [first] = children;
  return children.length === 1 && first?.type === 'paragraph' ? inside(first) : flow(...children.map(render));
}

/** Like {@link inlineMarkdown}, but always as blocks. */
export function blockMarkdown(markdown: string | undefined): ReactNode {
  return flow(...fromMarkdown(markdown?.trim() ?? '').children.map(render));
}

function inside({children}: Parents): ReactNode {
  return flow(...(children as RootContent[]).map(render));
}

const tags: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  blockquote: 'blockquote',
  listItem: 'li',
  heading: 'p',
};

function render(content: RootContent): ReactNode {
  const tag = tags[content.type];
  if (tag && 'children' in content) {
    return createElement(tag, null, inside(content));
  }
  switch (content.type) {
    case 'text':
    case 'html':
      return visibleText(content.value);
    case 'inlineCode':
      return <code>{visibleText(content.value)}</code>;
    case 'code':
      return (
        <pre>
          <code>{visibleText(content.value)}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'image':
      return visibleText(content.alt ?? '');
    case 'list':
      return createElement(content.ordered ? 'ol' : 'ul', null, inside(content));
    case 'link':
      return isHarmless(content.url) ? <a href={content.url}>{inside(content)}</a> : inside(content);
    case 'linkReference':
      return inside(content);
    default:
      return undefined;
  }
}

function isHarmless(url: string): boolean {
  return /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(url) && !/[\0-\x20\\\u202a-\u202e\u2066-\u2069]/.test(url);
}
