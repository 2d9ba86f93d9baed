import {lineOf, nodesOf} from '../parse';
import type {Fault, Rule} from '../types';

/** Images have alt text, which is not a file name. */
export const altTexts: Rule = ({tree}) =>
  nodesOf(tree).flatMap((node): Fault[] =>
    node.type === 'image' && !/\S \S/.test(node.alt ?? '')
      ? [{line: lineOf(node), message: `the image ${node.url} needs an alternative text`}]
      : [],
  );

/** Diagrams have a title and a full description, and leave colors to the theme. */
export const diagrams: Rule = ({tree}) =>
  nodesOf(tree).flatMap((node): Fault[] => {
    if (node.type !== 'code' || node.lang !== 'mermaid') {
      return [];
    }
    const [, description = ''] = /^\s*accDescr(?::\s*(.*)|\s*\{[^}]*)/m.exec(node.value) ?? [];
    const whole = /^\s*accDescr\s*\{([^}]*)\}/m.exec(node.value)?.[1] ?? description;
    const checks: [boolean, string][] = [
      [/^\s*accTitle:\s*\S/m.test(node.value), 'the diagram needs accTitle'],
      [whole.trim().length >= 40, 'the diagram needs an accDescr that says what it shows'],
      [!/#[0-9a-f]{3,8}\b|^\s*(?:classDef|style|linkStyle)\b|%%\{\s*init/im.test(node.value), 'no colors in a diagram'],
    ];
    return checks.filter(([holds]) => !holds).map(([, message]) => ({line: lineOf(node), message}));
  });
