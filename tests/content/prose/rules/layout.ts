import type {Nodes} from 'mdast';

import {nodesOf} from '../parse';
import type {Fault, Rule} from '../types';

const maxLines = 5;
const maxWidth = 80;

/** Paragraphs have at most five lines. */
export const paragraphs: Rule = ({tree}) =>
  paragraphsOf(tree).flatMap(({position}): Fault[] => {
    const {start, end} = position ?? {start: {line: 0}, end: {line: 0}};
    const count = end.line - start.line + 1;
    return count > maxLines ? [{line: start.line, message: `${count} lines in one paragraph`}] : [];
  });

/** Prose wraps at 80 columns to keep diffs small; receipts are exempt. */
export const wrapping: Rule = ({tree, lines}) =>
  paragraphsOf(tree).flatMap(({position}): Fault[] => {
    const {start, end} = position ?? {start: {line: 1}, end: {line: 0}};
    return lines
      .slice(start.line - 1, end.line)
      .map((text, i) => ({text: text.replaceAll(/\s*\{\/\*.*?\*\/\}/g, ''), line: start.line + i}))
      .filter(
        ({text}) => text.length > maxWidth && /\s/.test(text.trim().replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, '·')),
      )
      .map(({line, text}) => ({line, message: `${text.length} columns`}));
  });

function paragraphsOf(tree: Nodes): Nodes[] {
  return nodesOf(tree).filter(({type}) => type === 'paragraph');
}
