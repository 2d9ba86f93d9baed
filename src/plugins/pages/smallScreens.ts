import type {ElementContent} from 'hast';
import type {InlineCode, Nodes, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {type CodePart, codeParts} from '../../site/codeParts';

/** Width in characters of a table of three or more columns that fits on a phone. */
const phoneWidth = 48;

/** Remark step for narrow screens: wide tables are stacked, options in code do not break. */
export function fitSmallScreens() {
  return (root: Root): void => {
    visit(root, 'table', stack);
    visit(root, 'inlineCode', keepWhole);
  };
}

function keepWhole(code: InlineCode): void {
  const parts = codeParts(code.value);
  code.data =
    parts.length === 1 && parts[0]?.isWhole
      ? {...code.data, hProperties: {...code.data?.hProperties, className: ['whole']}}
      : {...code.data, hChildren: parts.map(element)};
}

function element({text, isWhole}: CodePart): ElementContent {
  const content = {type: 'text', value: text} as const;
  return isWhole
    ? {type: 'element', tagName: 'span', properties: {className: ['whole']}, children: [content]}
    : content;
}

/**
 * Marks a table that is too wide for a phone and labels its cells, so that the style sheet can show rows as lists.
 * Explicit roles keep it a table for assistive technology.
 */
function stack(table: Table): void {
  const [head, ...rows] = table.children;
  if (!head || head.children.length < 3 || width(table) <= phoneWidth) {
    return;
  }
  mark(table, {className: ['stacked'], role: 'table'});
  mark(head, {role: 'row'});
  head.children.forEach((cell) => mark(cell, {role: 'columnheader'}));
  const labels = head.children.map((cell) => toString(cell));
  for (const row of rows) {
    mark(row, {role: 'row'});
    row.children.forEach((cell, column) => {
      const label = column > 0 && labels[column];
      mark(cell, {role: 'cell', ...(label && {'data-label': label})});
    });
  }
}

function width({children: rows}: Table): number {
  const longest = (column: number): number =>
    Math.max(...rows.map(({children}) => (children[column] ? toString(children[column]).length : 0)));
  return (rows[0]?.children ?? []).reduce((sum, _, column) => sum + longest(column), 0);
}

function mark(node: Nodes, properties: Record<string, string | string[]>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}
