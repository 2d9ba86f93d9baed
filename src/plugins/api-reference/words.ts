import type {Nodes, Parents, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

import {type Child, el, type Html, join} from './html';

/**
 * Turns Markdown of an API description into markup. Only text formatting and harmless links survive: HTML in it is shown
 * as text, images become their description, and links keep only web, mail and in-site addresses.
 *
 * @returns phrasing content for one paragraph, blocks for more
 */
export function words(markdown: string | undefined): Html {
  const {children} = fromMarkdown(markdown?.trim() ?? '');
  const [first] = children;
  return children.length === 1 && first?.type === 'paragraph' ? inside(first) : join(...children.map(node));
}

/** The same, as paragraphs. */
export function paragraphs(markdown: string | undefined): Html {
  return join(...fromMarkdown(markdown?.trim() ?? '').children.map(node));
}

function inside({children}: Parents): Html {
  return join(...(children as RootContent[]).map(node));
}

const tags: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  blockquote: 'blockquote',
  listItem: 'li',
  heading: 'p',
};

function node(content: RootContent): Child {
  const tag = tags[content.type];
  if (tag && 'children' in content) {
    return el(tag, {}, inside(content));
  }
  switch (content.type) {
    case 'text':
      return content.value;
    case 'html':
      return content.value;
    case 'inlineCode':
      return el('code', {}, content.value);
    case 'code':
      return el('pre', {}, el('code', {}, content.value));
    case 'break':
      return el('br', {});
    case 'image':
      return content.alt ?? '';
    case 'list':
      return el(content.ordered ? 'ol' : 'ul', {}, inside(content));
    case 'link':
      return isHarmless(content.url) ? el('a', {href: content.url}, inside(content)) : inside(content);
    case 'linkReference':
      return inside(content);
    default:
      return '';
  }
}

function isHarmless(url: string): boolean {
  return /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(url) && !/[\0-\x20\\]/.test(url);
}
