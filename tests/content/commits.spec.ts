import {spawnSync} from 'node:child_process';

import {expect, test} from '@playwright/test';

/** Rules of commitlint that a message breaks, in reporting order. */
function brokenRules(message: string): string[] {
  const {stdout} = spawnSync('npx', ['commitlint', '--config', '.github/commitlint.config.mjs', '--color=false'], {
    input: message,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/\[([a-z-]+)\]$/gm)].map(([, rule]) => rule!);
}

const body = 'The page weighed 26,120 bytes of 25,000; it weighs 24,870 now.';

const messages: Record<string, {message: string; broken: string[]}> = {
  'a scope, a subject and a body': {message: `search: rank pages by title\n\n${body}`, broken: []},
  'no scope': {message: `Rank pages by title\n\n${body}`, broken: ['type-empty', 'subject-empty']},
  'a long subject': {message: `search: rank ${'pages '.repeat(12)}\n\n${body}`, broken: ['header-max-length']},
  'a full stop': {message: `search: rank pages by title.\n\n${body}`, broken: ['subject-full-stop']},
  'no body': {message: 'search: rank pages by title', broken: ['body-empty']},
};

for (const [name, {message, broken}] of Object.entries(messages)) {
  test(`a commit with ${name} ${broken.length === 0 ? 'passes' : 'is refused'}`, () => {
    expect(brokenRules(message).sort()).toEqual(broken.sort());
  });
}
