import type {Element} from 'hast';
import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import type {TableCell} from 'mdast';

import {flatten} from './flatten';

/** Converts a table cell; flattens content that Markdown tables do not allow. */
export const tableCell: Handle = (state, node: Element, parent) => {
  const cell = (defaultHandlers.td as Handle)(state, node, parent) as TableCell;
  return {
    ...cell,
    children: flatten(cell.children).map((part) => (part.type === 'break' ? {type: 'text', value: ' '} : part)),
  };
};
