import type {Definition, Nodes, Parents, RootContent, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';

import {visibleText} from '../../../data/openapi/reference/text';

import {htmlContent, isHarmless, withInlineHtml} from './html';
import {code, type Content, el, js} from './mdx';

/** Content of untrusted Markdown; a single paragraph is not wrapped. */
export function inlineMarkdown(markdown: string | undefined): Content {
  const reader = read(markdown);
  const [first] = reader.children;
  return reader.children.length === 1 && first?.type === 'paragraph'
    ? reader.inside(first)
    : reader.children.map(reader.render);
}

/** Like {@link inlineMarkdown}, within a paragraph: there are no paragraphs in it. */
export function lineMarkdown(markdown: string | undefined): Content {
  return inlineMarkdown(markdown?.replace(/\n\s*\n/g, ' '));
}

/** Like {@link inlineMarkdown}, but always as blocks. */
export function blockMarkdown(markdown: string | undefined): Content {
  const reader = read(markdown);
  return reader.children.map(reader.render);
}

interface Reader {
  readonly children: readonly RootContent[];
  readonly inside: (node: Parents) => Content;
  readonly render: (node: RootContent) => Content;
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

/** Reads Markdown that others wrote: images become their alternative text, and only harmless HTML and links are kept. */
function read(markdown: string | undefined): Reader {
  const source = markdown?.trim() ?? '';
  const {children} = fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const definitions = new Map(
    children
      .filter((node): node is Definition => node.type === 'definition')
      .map(({identifier, url}) => [identifier, url]),
  );
  const inside = (node: Parents): Content => withInlineHtml(node.children as RootContent[], render);
  const anchor = (url: string | undefined, node: Parents): Content =>
    url !== undefined && isHarmless(url) ? el('a', {href: url}, inside(node)) : inside(node);
  const render = (node: RootContent): Content => {
    const tag = tags[node.type];
    if (tag && 'children' in node) {
      return el(tag, {}, inside(node));
    }
    switch (node.type) {
      case 'text':
        return visibleText(node.value);
      case 'html':
        return htmlContent(node.value);
      case 'inlineCode':
        return code(visibleText(node.value));
      case 'code':
        return block(visibleText(node.value));
      case 'break':
        return el('br', {});
      case 'thematicBreak':
        return el('hr', {});
      case 'image':
      case 'imageReference':
        return visibleText(node.alt ?? '');
      case 'list':
        return el(node.ordered ? 'ol' : 'ul', {}, node.children.map(render));
      case 'link':
        // A bare address is no link: samples name addresses that lead nowhere.
        return anchor(/[[<]/.test(source.charAt(node.position?.start.offset ?? 0)) ? node.url : undefined, node);
      case 'linkReference':
        return anchor(definitions.get(node.identifier), node);
      case 'table':
        return table(node, inside);
      default:
        return undefined;
    }
  };
  return {children, inside, render};
}

/** A code block with a button that copies it. */
export function block(text: string): Content {
  return el('ApiExample', {text: js(JSON.stringify(text))});
}

function table({children: [head, ...rows]}: Table, inside: Reader['inside']): Content {
  const row = (tag: 'th' | 'td', cells: Table['children'][number] | undefined): Content =>
    el(
      'tr',
      {},
      cells?.children.map((cell) => el(tag, tag === 'th' ? {scope: 'col'} : {}, inside(cell))),
    );
  return el(
    'table',
    {},
    el('thead', {}, row('th', head)),
    rows.length > 0 &&
      el(
        'tbody',
        {},
        rows.map((cells) => row('td', cells)),
      ),
  );
}
