import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import type {Code, List, ListItem, Nodes, PhrasingContent, TableCell} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

import {elementsOf, filtered, textOf} from '../../../content/elements';

/**
 * Converts page content to Markdown.
 * @param address rewrites URLs
 */
export function convert(content: Element, address: (href: string) => string): string {
  const withAddress = (name: 'href' | 'src', handle: Handle): Handle => {
    return (state, node: Element, parent) => {
      const properties = {...node.properties, [name]: address(String(node.properties[name] ?? '')), title: undefined};
      return handle(state, {...node, properties}, parent);
    };
  };
  const handlers = {
    a: withAddress('href', defaultHandlers.a as Handle),
    img: withAddress('src', defaultHandlers.img as Handle),
    dl: definitions,
    figcaption: label,
    pre: codeOf,
    summary: label,
    td: tableCell,
    th: tableCell,
  };
  const root = {
    type: 'root' as const,
    children: [filtered(content, ({properties: {dataOnly}}) => dataOnly !== 'search')],
  };
  const tree = toMdast(root, {handlers, nodeHandlers: {comment: () => undefined}});
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/** Converts captions and summaries to a bold line. */
const label: Handle = (_state, node: Element) => {
  const words = textOf(node).replace(/\s+/g, ' ').trim();
  return words ? {type: 'paragraph', children: [{type: 'strong', children: [text(words)]}]} : undefined;
};

/** Converts a sample of a page's content. */
const codeOf: Handle = (_state, node: Element): Code => {
  const {dataLanguage = 'text', dataTitle} = node.properties;
  const meta = dataTitle === undefined ? null : `title="${String(dataTitle).replaceAll('"', "'")}"`;
  return {type: 'code', lang: String(dataLanguage), meta, value: textOf(node).replace(/\n+$/, '')};
};

/** Converts a definition list to list items "term: definition", followed by nested blocks. */
const definitions: Handle = (state, node: Element): List => {
  const parts = elementsOf(node).flatMap((child) => (child.tagName === 'div' ? elementsOf(child) : [child]));
  const terms = parts.flatMap(({tagName}, i) => (tagName === 'dt' ? [i] : []));
  const children = terms.map((start, i) => definition(state, parts.slice(start, terms[i + 1])));
  return {type: 'list', ordered: false, spread: false, children};
};

function definition(state: State, [term, ...details]: readonly Element[]): ListItem {
  const blocks = details.flatMap((part) => state.toFlow(state.all(part)) as ListItem['children']);
  const other = blocks.findIndex(({type}) => type !== 'paragraph');
  const lead = other === -1 ? blocks : blocks.slice(0, other);
  const line = [...(term ? flatten(state.all(term)) : []), ...(lead.length > 0 ? [text(': '), ...flatten(lead)] : [])];
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: line}, ...blocks.slice(lead.length)],
  };
}

/** Converts a table cell; flattens content that Markdown tables do not allow. */
const tableCell: Handle = (state, node: Element, parent) => {
  const cell = (defaultHandlers.td as Handle)(state, node, parent) as TableCell;
  return {...cell, children: flatten(cell.children).map((part) => (part.type === 'break' ? text(' ') : part))};
};

const inline = new Set(['break', 'delete', 'emphasis', 'image', 'inlineCode', 'link', 'strong', 'text']);

/** Flattens block content to inline content; list items are joined by semicolons. */
function flatten(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, i) => {
    const part = inline.has(node.type) ? [node as PhrasingContent] : flattenBlock(node);
    const touchesBlock = i > 0 && [nodes[i - 1], node].some((each) => each && !inline.has(each.type));
    return touchesBlock && part.length > 0 ? [text(' '), ...part] : part;
  });
}

function flattenBlock(node: Nodes): PhrasingContent[] {
  if (node.type === 'code') {
    return [{type: 'inlineCode', value: node.value.replace(/\s*\n\s*/g, ' ')}];
  }
  if (node.type === 'list') {
    return node.children.flatMap((item, i) => [...(i > 0 ? [text('; ')] : []), ...flatten(item.children)]);
  }
  return 'children' in node ? flatten(node.children) : [];
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}
