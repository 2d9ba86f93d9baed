import {lineOf, nodesOf} from '../parse';
import type {Fault, Rule} from '../types';

const maxColumns = 4;
const screen = 30;
const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** Tables have at most four columns, each with a header. */
export const tables: Rule = ({tree}) =>
  nodesOf(tree).flatMap((node): Fault[] => {
    if (node.type !== 'table') {
      return [];
    }
    const columns = node.children[0]?.children ?? [];
    return [
      ...(columns.length > maxColumns ? [{line: lineOf(node), message: `${columns.length} columns in a table`}] : []),
      ...(columns.some(({children}) => children.length === 0)
        ? [{line: lineOf(node), message: 'a column of the table has no head'}]
        : []),
    ];
  });

/** Only five types of admonitions, and at most two per screen. */
export const admonitionUse: Rule = ({tree}) => {
  const found = nodesOf(tree).filter((node) => node.type === 'containerDirective' || node.type === 'leafDirective');
  return found.flatMap((node, i): Fault[] => {
    const line = lineOf(node);
    const second = found[i - 2];
    return [
      ...(admonitions.includes(node.name) ? [] : [{line, message: `":::${node.name}" is no admonition`}]),
      ...(second && line - lineOf(second) < screen ? [{line, message: 'a third admonition on one screen'}] : []),
    ];
  });
};
