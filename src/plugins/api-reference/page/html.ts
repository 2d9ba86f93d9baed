import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Html, RootContent} from 'mdast';

import {visibleText} from '../../../data/openapi/reference/text';

import {type Content, el, isThere} from './mdx';

/** Elements that descriptions may contain; headings become paragraphs. */
const kept = /^(?:p|br|hr|b|strong|i|em|code|pre|ul|ol|li|dl|dt|dd|blockquote|table|thead|tbody|tr|th|td|sup|sub|del)$/;
/** Elements of which only the content is kept. */
const unwrapped = /^(?:a|div|span|font|center|u|small|section|article|img|details|summary)$/;
const headings = /^h[1-6]$/;
/** Elements that a paragraph can hold. */
const phrasing = /^(?:b|strong|i|em|code|sup|sub|del)$/;
const known = new RegExp([kept, unwrapped, headings].map(({source}) => source).join('|'));

/** Content of an HTML block. Unknown elements, such as the placeholder `<NAME>`, are shown as they are written. */
export function htmlContent(html: string): Content {
  const names = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, name]) => (name ?? '').toLowerCase());
  if (names.length === 0 || !names.every((name) => known.test(name))) {
    return visibleText(html);
  }
  const render = (node: Nodes): Content => {
    if (node.type === 'text') {
      return visibleText(node.value);
    }
    if (!('children' in node)) {
      return undefined;
    }
    const content = node.children.map(render);
    if (node.type !== 'element') {
      return content;
    }
    const {tagName, properties} = node;
    if (tagName === 'a' && typeof properties.href === 'string' && isHarmless(properties.href)) {
      return el('a', {href: properties.href}, content);
    }
    if (tagName === 'img') {
      return visibleText(String(properties.alt ?? ''));
    }
    return element(tagName, content);
  };
  return render(fromHtml(html, {fragment: true}));
}

/** Phrasing content, in which Markdown leaves each HTML tag alone: a tag and its end make an element. */
export function withInlineHtml(nodes: readonly RootContent[], render: (node: RootContent) => Content): Content {
  const [first, ...rest] = nodes;
  if (!first) {
    return undefined;
  }
  const name = first.type === 'html' ? /^<([a-z]\w*)(?:\s[^>]*)?>$/i.exec(first.value)?.[1]?.toLowerCase() : undefined;
  if (name === 'br') {
    return [el('br', {}), withInlineHtml(rest, render)];
  }
  const end = rest.findIndex((node) => node.type === 'html' && node.value.toLowerCase() === `</${name}>`);
  if (!name || end < 0 || !known.test(name)) {
    return [first.type === 'html' ? visibleText(first.value) : render(first), withInlineHtml(rest, render)];
  }
  const content = withInlineHtml(rest.slice(0, end), render);
  const href = name === 'a' ? /\shref=["']?([^"'\s>]+)/i.exec((first as Html).value)?.[1] : undefined;
  return [
    href !== undefined && isHarmless(href)
      ? el('a', {href}, content)
      : phrasing.test(name)
        ? el(name, {}, content)
        : content,
    withInlineHtml(rest.slice(end + 1), render),
  ];
}

function element(name: string, content: Content): Content {
  if (headings.test(name)) {
    return isThere(content) && el('p', {}, content);
  }
  return kept.test(name) && (isThere(content) || /^(?:[bh]r|t[dh])$/.test(name)) ? el(name, {}, content) : content;
}

/** Whether a link of others leads to the web, to mail or into the site. */
export function isHarmless(url: string): boolean {
  return /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(url) && !/[\0-\x20\\\u202a-\u202e\u2066-\u2069]/.test(url);
}
