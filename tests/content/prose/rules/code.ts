import type {Code} from 'mdast';

import {lineOf, nodesOf} from '../parse';
import type {Fault, ProsePage, Rule} from '../types';

const languages = ['bash', 'powershell', 'json', 'yaml', 'lua', 'docker', 'toml', 'python', 'text', 'mermaid'];
const outputTitle = /\btitle="Output/;

/** Code blocks name their language. */
export const codeLanguages: Rule = (page) =>
  codeIn(page)
    .filter(({lang}) => !languages.includes(lang ?? ''))
    .map((code) => ({line: lineOf(code), message: `"${code.lang ?? ''}" is none of ${languages.join(', ')}`}));

/** Commands have no prompt, so that copies can be pasted. */
export const prompts: Rule = (page) =>
  codeIn(page).flatMap((code): Fault[] =>
    ['bash', 'powershell'].includes(code.lang ?? '') && /^(?:\$|%|>|PS [A-Z]:\S*>) /m.test(code.value)
      ? [{line: lineOf(code), message: 'a command carries no prompt sign'}]
      : [],
  );

/** Output is in a code block of its own. */
export const outputs: Rule = (page) =>
  codeIn(page)
    .filter(({lang, meta}) => outputTitle.test(meta ?? '') && !['text', 'json', 'yaml'].includes(lang ?? ''))
    .map((code) => ({line: lineOf(code), message: 'output is a text, json or yaml block'}));

function codeIn({tree}: ProsePage): Code[] {
  return nodesOf(tree).filter((node) => node.type === 'code');
}
