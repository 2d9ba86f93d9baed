import {lineOf, nodesOf} from '../parse';
import type {Fault, Rule} from '../types';

const maxColumns = 4;
const maxWarnings = 3;
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

/** Guides begin with an action: at most one box before the first code, and at most three warnings on any page. */
export const admonitionUse: Rule = ({tree, frontMatter: {kind}}) => {
  const nodes = nodesOf(tree);
  const found = nodes.filter((node) => node.type === 'containerDirective' || node.type === 'leafDirective');
  const isGuide = kind === 'how-to' || kind === 'tutorial';
  const code = nodes.find((node) => node.type === 'code' && node.lang !== 'mermaid');
  const early = isGuide && code ? found.filter((node) => lineOf(node) < lineOf(code)) : [];
  const warnings = found.filter(({name}) => name === 'warning' || name === 'danger');
  return [
    ...found
      .filter(({name}) => !admonitions.includes(name))
      .map((node) => ({line: lineOf(node), message: `there is no admonition ":::${node.name}"`})),
    ...early.slice(1).map((node) => ({line: lineOf(node), message: 'a second box before the first code block'})),
    ...warnings.slice(maxWarnings).map((node) => ({line: lineOf(node), message: `more than ${maxWarnings} warnings`})),
  ];
};
