import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {Blockquote, Code, List, ListItem, Nodes, Paragraph, PhrasingContent, TableCell} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

import {classesOf, elementsOf, hasClass, isElement} from '../elements';

/**
 * Converts page content to Markdown. Components of the theme are recognized by their stable class names.
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
    div: block,
    dl: definitions,
    figcaption: label,
    pre: ((_state, node: Element) => codeOf(node)) satisfies Handle,
    summary: label,
    td: tableCell,
    th: tableCell,
  };
  const root = {type: 'root' as const, children: [content]};
  const tree = toMdast(root, {handlers, nodeHandlers: {comment: () => undefined}});
  partLinks(tree);
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

/** Inserts a space between adjacent links that are separated only by CSS. */
function partLinks(node: Nodes): void {
  if ('children' in node) {
    node.children.forEach(partLinks);
    node.children = node.children.flatMap((child, i, all) =>
      child.type === 'link' && all[i - 1]?.type === 'link' ? [text(' '), child] : [child],
    ) as typeof node.children;
  }
}

const block: Handle = (state, node: Element, parent) => {
  const handle = hasClass(node, 'theme-tabs-container')
    ? tabs
    : hasClass(node, 'theme-admonition')
      ? admonition
      : hasClass(node, 'theme-code-block')
        ? codeBlock
        : undefined;
  return handle ? handle(state, node, parent) : state.toFlow(state.all(node));
};

/** Converts captions and summaries to a bold line, unless they contain a heading. */
const label: Handle = (state, node: Element) => {
  if (node.children.some((child) => isElement(child) && /^h[1-6]$/.test(child.tagName))) {
    return state.toFlow(state.all(node));
  }
  const words = wordsOf(node);
  return words ? boldLine(words) : undefined;
};

/** Converts tabs to list items: label in bold, then the panel. */
const tabs: Handle = (state, node: Element) => {
  const list = select('[role="tablist"]', node);
  const labels = list ? selectAll('[role="tab"]', list).map((tab) => toText(tab).trim()) : [];
  const nested = selectAll('[role="tabpanel"] [role="tabpanel"]', node);
  const panels = selectAll('[role="tabpanel"]', node).filter((panel) => !nested.includes(panel));
  const children = panels.map((panel, i): ListItem => {
    const name = labels[i];
    if (!name) {
      throw new Error(`the tab panel ${i + 1} of ${panels.length} has no label`);
    }
    const content = state.toFlow(state.all(panel)) as ListItem['children'];
    return {type: 'listItem', spread: true, children: [boldLine(name), ...content]};
  });
  return {type: 'list', ordered: false, spread: true, children};
};

const admonitionClass = 'theme-admonition-';
const admonitionKinds: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Information',
  warning: 'Warning',
  danger: 'Danger',
};

/** Converts an admonition to a blockquote that begins with its type and title in bold. */
const admonition: Handle = (state, node: Element): Blockquote => {
  const name = classSuffix(node, admonitionClass) ?? '';
  const kind = admonitionKinds[name];
  const title = wordsOf(select('[class*="admonitionHeading"]', node));
  const content = select('[class*="admonitionContent"]', node);
  if (!kind || !content) {
    throw new Error(kind ? `an admonition "${name}" has no content` : `there is no admonition "${name}"`);
  }
  const heading = !title || title.toLowerCase() === kind.toLowerCase() ? kind : `${kind}: ${title}`;
  return {
    type: 'blockquote',
    children: [boldLine(heading), ...(state.toFlow(state.all(content)) as Blockquote['children'])],
  };
};

/** Converts a code block of the theme. Text next to the `pre` is its title. */
const codeBlock: Handle = (_state, node: Element) => {
  const pre = select('pre', node);
  if (!pre) {
    throw new Error('a code block holds no preformatted text');
  }
  const title = elementsOf(node)
    .filter((child) => child.tagName !== 'pre' && !select('pre', child))
    .map((child) => toText(child).trim())
    .join(' ')
    .replaceAll('"', "'");
  return codeOf(pre, languageOf(node), title ? `title="${title}"` : null);
};

function codeOf(pre: Element, language?: string, meta: string | null = null): Code {
  // In highlighted code, each line is an element of its own.
  const lines = selectAll('.token-line', pre).map((line) => toText(line, {whitespace: 'pre'}).replace(/\n$/, ''));
  const value = (lines.length > 0 ? lines.join('\n') : toText(pre, {whitespace: 'pre'})).replace(/\n+$/, '');
  const code = select('code', pre);
  // Only API pages have samples that name no language.
  const guess = value.startsWith('curl ') ? 'bash' : /^[[{]\n/.test(value) ? 'json' : 'text';
  return {type: 'code', lang: language ?? languageOf(pre) ?? (code && languageOf(code)) ?? guess, meta, value};
}

function languageOf(node: Element): string | undefined {
  return classSuffix(node, 'language-');
}

/** Converts a definition list to list items "term: definition", followed by nested blocks. */
const definitions: Handle = (state, node: Element): List => {
  const entries: {readonly terms: Element[]; readonly details: Element[]}[] = [];
  const parts = elementsOf(node).flatMap((child) => (child.tagName === 'div' ? elementsOf(child) : [child]));
  for (const part of parts) {
    const last = entries.at(-1);
    if (part.tagName === 'dt' && (!last || last.details.length > 0)) {
      entries.push({terms: [part], details: []});
    } else {
      (part.tagName === 'dt' ? last?.terms : last?.details)?.push(part);
    }
  }
  const children = entries.map(({terms, details}) => definition(state, terms, details));
  return {type: 'list', ordered: false, spread: false, children};
};

function definition(state: State, terms: readonly Element[], details: readonly Element[]): ListItem {
  const term = terms.flatMap((part, i) => [...(i > 0 ? [text(', ')] : []), ...flatten(state.all(part))]);
  const blocks = details.flatMap((part) => state.toFlow(state.all(part)) as ListItem['children']);
  const other = blocks.findIndex(({type}) => type !== 'paragraph');
  const lead = other === -1 ? blocks : blocks.slice(0, other);
  const line = [...term, ...(lead.length > 0 ? [text(': '), ...flatten(lead)] : [])];
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

function boldLine(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [text(value)]}]};
}

function wordsOf(node: Element | undefined): string {
  return node ? toText(node).replace(/\s+/g, ' ').trim() : '';
}

function classSuffix(node: Element, prefix: string): string | undefined {
  const found = classesOf(node).find((name) => name.startsWith(prefix));
  return found?.slice(prefix.length);
}
