import type {Code} from 'mdast';

import {lineOf, nodesOf} from '../parse';
import type {Fault, ProsePage, Rule} from '../types';

const languages = ['bash', 'powershell', 'json', 'yaml', 'lua', 'docker', 'toml', 'python', 'text', 'mermaid'];
const outputTitle = /\btitle="Output/;

/** A code block names its language. */
export const codeLanguages: Rule = (page) =>
  codeIn(page)
    .filter(({lang}) => !languages.includes(lang ?? ''))
    .map((code) => ({line: lineOf(code), message: `"${code.lang ?? ''}" is none of ${languages.join(', ')}`}));

/** Commands carry no prompt sign, so that copying gives what is to be typed. */
export const prompts: Rule = (page) =>
  codeIn(page).flatMap((code): Fault[] =>
    ['bash', 'powershell'].includes(code.lang ?? '') && /^(?:\$|%|>|PS [A-Z]:\S*>) /m.test(code.value)
      ? [{line: lineOf(code), message: 'a command carries no prompt sign'}]
      : [],
  );

/** Output stands in a block of its own, as text. */
export const outputs: Rule = (page) =>
  codeIn(page)
    .filter(({lang, meta}) => outputTitle.test(meta ?? '') && !['text', 'json', 'yaml'].includes(lang ?? ''))
    .map((code) => ({line: lineOf(code), message: 'output is a text, json or yaml block'}));

function codeIn({tree}: ProsePage): Code[] {
  return nodesOf(tree).filter((node) => node.type === 'code');
}
