import type {Nodes as HtmlNodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toText} from 'hast-util-to-text';
import type {Definition, Nodes, Parents, Root, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';

import {objectOf, textOf} from '../../../data/openapi/json';
import type {Json} from '../../../data/openapi/types';

import {block, code, type Content, el, isThere} from './mdx';

/** Elements that descriptions may contain; headings become paragraphs. */
const kept = /^(?:p|br|hr|b|strong|i|em|ul|ol|li|dl|dt|dd|blockquote|table|thead|tbody|tr|th|td|sup|sub|del)$/;
/** Elements that mean something without content. */
const empty = /^(?:[bh]r|t[dh])$/;
/** All elements of which more than the text of their tags is shown. */
const known = new RegExp(
  `${kept.source}|^(?:code|pre|h[1-6]|a|div|span|font|center|u|small|section|article|img|details|summary)$`,
);

/** Content of Markdown that others wrote; a single paragraph is not wrapped. */
export function inlineMarkdown(markdown: string | undefined): Content {
  const {root, html} = read(markdown);
  const [first] = root.children;
  return contentOf(root.children.length === 1 && first?.type === 'paragraph' ? html(...first.children) : html(root));
}

/** Like {@link inlineMarkdown}, within a paragraph: there are no paragraphs in it. */
export function lineMarkdown(markdown: string | undefined): Content {
  return inlineMarkdown(markdown?.replace(/\n\s*\n/g, ' '));
}

/** Like {@link inlineMarkdown}, but always as blocks. */
export function blockMarkdown(markdown: string | undefined): Content {
  const {root, html} = read(markdown);
  return contentOf(html(root));
}

/** Link to documentation elsewhere. */
export function externalDocs(value: Json | undefined): Content {
  const {url, description} = objectOf(objectOf(value).externalDocs);
  const address = textOf(url);
  return address !== undefined && inlineMarkdown(` [${textOf(description) ?? 'More about it'}](<${address}>)`);
}

const tags: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  blockquote: 'blockquote',
  listItem: 'li',
  heading: 'p',
  footnoteDefinition: 'p',
};

/** Reads Markdown, with a function that writes it as HTML. Images become their alternative text. */
function read(markdown = ''): {readonly root: Root; readonly html: (...nodes: readonly Nodes[]) => string} {
  const source = markdown.trim();
  const root = fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const definitions = new Map(
    root.children
      .filter((node): node is Definition => node.type === 'definition')
      .map(({identifier, url}) => [identifier, url]),
  );
  const html = (...nodes: readonly Nodes[]): string => nodes.map(one).join('');
  const inside = ({children}: Parents | Table): string => html(...children);
  const anchor = (url: string, node: Parents): string => `<a href="${escaped(url)}">${inside(node)}</a>`;
  const one = (node: Nodes): string => {
    const tag = tags[node.type];
    if (tag && 'children' in node) {
      return `<${tag}>${inside(node)}</${tag}>`;
    }
    switch (node.type) {
      case 'root':
        return inside(node);
      case 'text':
        return escaped(node.value);
      case 'html':
        return isKnown(node.value) ? node.value : escaped(node.value);
      case 'inlineCode':
        return `<code>${escaped(node.value)}</code>`;
      case 'code':
        return `<pre>\n${escaped(node.value)}</pre>`;
      case 'break':
        return '<br>';
      case 'thematicBreak':
        return '<hr>';
      case 'image':
      case 'imageReference':
        return escaped(node.alt ?? '');
      case 'list':
        return node.ordered ? `<ol>${inside(node)}</ol>` : `<ul>${inside(node)}</ul>`;
      case 'link':
        // A bare address is no link: samples name addresses that lead nowhere.
        return /[[<]/.test(source.charAt(node.position?.start.offset ?? 0)) ? anchor(node.url, node) : inside(node);
      case 'linkReference':
        return anchor(definitions.get(node.identifier) ?? '', node);
      case 'table':
        return tableHtml(node, html);
      default:
        return '';
    }
  };
  return {root, html};
}

function tableHtml({children: [head, ...rows]}: Table, html: (...nodes: readonly Nodes[]) => string): string {
  const row = (tag: string, cells: Table['children'][number] | undefined): string =>
    `<tr>${cells?.children.map((cell) => `<${tag}>${html(...cell.children)}</${tag}>`).join('')}</tr>`;
  const body = rows.length > 0 ? `<tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody>` : '';
  return `<table><thead>${row('th', head)}</thead>${body}</table>`;
}

/** Whether all tags in a piece of HTML are known. Others, such as the placeholder `<NAME>`, are shown as written. */
function isKnown(html: string): boolean {
  const names = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, name]) => (name ?? '').toLowerCase());
  return names.length > 0 && names.every((name) => known.test(name));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Content of HTML: known elements without their attributes, and links that are harmless. */
function contentOf(html: string): Content {
  const render = (node: HtmlNodes): Content => {
    if (node.type === 'text') {
      return node.value;
    }
    const content = 'children' in node && node.children.map(render);
    if (node.type !== 'element') {
      return content;
    }
    const {tagName, properties} = node;
    const name = /^h[1-6]$/.test(tagName) ? 'p' : tagName;
    const href = String(properties.href ?? '');
    switch (name) {
      case 'pre':
        return block(toText(node, {whitespace: 'pre'}));
      case 'code':
        return code(toText(node, {whitespace: 'pre'}));
      case 'img':
        return String(properties.alt ?? '');
      case 'a':
        return isHarmless(href) ? el('a', {href}, content) : content;
      default:
        return kept.test(name) && (isThere(content) || empty.test(name))
          ? el(name, name === 'th' ? {scope: 'col'} : {}, content)
          : content;
    }
  };
  return render(fromHtml(html, {fragment: true}));
}

/** Whether a link of others leads to the web, to mail or into the site. */
function isHarmless(url: string): boolean {
  return /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(url) && !/[\0-\x20\\\u202a-\u202e\u2066-\u2069]/.test(url);
}
