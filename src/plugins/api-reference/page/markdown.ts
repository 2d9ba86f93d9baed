import type {Nodes, Root} from 'hast';
import {raw} from 'hast-util-raw';
import type {Html, Link} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, type Handlers, toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';

import {objectOf, textOf} from '../../../data/openapi/json';
import type {Json} from '../../../data/openapi/types';

import {block, code, type Content, el, isThere} from './mdx';

/** Elements that descriptions may contain; headings become paragraphs. */
const kept = /^(?:p|br|hr|b|strong|i|em|ul|ol|li|dl|dt|dd|blockquote|table|thead|tbody|tr|th|td|sup|sub|del)$/;
/** Elements that mean something without content. */
const empty = /^(?:[bh]r|t[dh])$/;
/** Elements that are not part of a line. */
const blocks = /^(?:p|hr|h[1-6]|pre|ul|ol|li|dl|dt|dd|blockquote|table|thead|tbody|tr|t[dh])$/;
/** Starts of tags whose names are shown, such as the placeholder `<NAME>`. */
const unknown = new RegExp(
  `<(?!/?(?:${kept.source.slice(1, -1)}|code|pre|h[1-6]|a|div|span|font|center|u|small|section|article|img|details|summary)(?![\\w-]))`,
  'gi',
);

/** Content of Markdown that others wrote; a single paragraph is not wrapped. */
export function inlineMarkdown(markdown: string | undefined): Content {
  const {blocks, html} = read(markdown);
  const [first] = html.children;
  return blocks === 'paragraph' && first?.type === 'element' ? first.children.map(render) : render(html);
}

/** Like {@link inlineMarkdown}, but always as blocks. */
export function blockMarkdown(markdown: string | undefined): Content {
  return render(read(markdown).html);
}

/** Link to documentation elsewhere. */
export function externalDocs(value: Json | undefined): Content {
  const {url, description} = objectOf(objectOf(value).externalDocs);
  const address = textOf(url);
  return (
    address !== undefined && el('p', {}, inlineMarkdown(`[${textOf(description) ?? 'More about it'}](<${address}>)`))
  );
}

/** Reads Markdown and the HTML in it as one tree of HTML; `blocks` are the types of what it consists of. */
function read(markdown = ''): {readonly blocks: string; readonly html: Root} {
  const source = markdown.trim();
  const root = fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const handlers: Handlers = {
    html: (_, {value}: Html) => ({type: 'raw', value: value.replace(unknown, '&lt;')}),
    // A bare address is no link: samples name addresses that lead nowhere.
    link: (state, node: Link) =>
      /[[<]/.test(source.charAt(node.position?.start.offset ?? 0))
        ? defaultHandlers.link(state, node)
        : state.all(node),
  };
  const html = raw(toHast(root, {handlers, allowDangerousHtml: true})) as Root;
  return {blocks: root.children.map(({type}) => type).join(), html};
}

/** Content of HTML: known elements without their attributes, and links that are harmless. */
function render(node: Nodes): Content {
  if (node.type === 'text') {
    return node.value;
  }
  // Between blocks are line ends.
  const isOfBlocks = 'children' in node && node.children.some((child) => isBlock(child));
  const content =
    'children' in node &&
    node.children.map((child) => !(isOfBlocks && child.type === 'text' && child.value.trim() === '') && render(child));
  if (node.type !== 'element') {
    return content;
  }
  const {tagName, properties} = node;
  const name = /^h[1-6]$/.test(tagName) ? 'p' : tagName;
  const href = String(properties.href ?? '');
  switch (name) {
    case 'pre':
      return block(toString(node));
    case 'code':
      return code(toString(node));
    case 'img':
      return String(properties.alt ?? '');
    case 'a':
      return isHarmless(href) ? el('a', {href}, content) : content;
    default:
      return kept.test(name) && (isThere(content) || empty.test(name))
        ? el(name, name === 'th' ? {scope: 'col'} : {}, content)
        : content;
  }
}

function isBlock(node: Nodes): boolean {
  return node.type === 'element' && blocks.test(node.tagName);
}

/** Whether a link of others leads to the web or to mail. Within this site, it would lead nowhere. */
function isHarmless(url: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(url) && !/[\0-\x20\\\u202a-\u202e\u2066-\u2069]/.test(url);
}
