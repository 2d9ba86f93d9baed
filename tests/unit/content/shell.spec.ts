import {expect, test} from '@playwright/test';

import {callsIn} from '../../../src/data/checks/shell';

const programs = (code: string, lang = 'bash') => callsIn({lang, code}).map(({program, args}) => [program, ...args]);

test('a command is found across continuations, pipes and lists', () => {
  expect(programs('thv run \\\n  --name "my web" fetch && thv list | jq . ; thv version &')).toEqual([
    ['thv', 'run', '--name', 'my web', 'fetch'],
    ['thv', 'list'],
    ['jq', '.'],
    ['thv', 'version'],
  ]);
});

test('a command is found in substitutions, loops and conditions', () => {
  const found = programs('for n in $(thv list); do thv stop "$n"; done\nif ! thv list; then a="`thv version`"; fi');
  expect(found.filter(([program]) => program === 'thv')).toEqual([
    ['thv', 'list'],
    ['thv', 'stop', '$n'],
    ['thv', 'list'],
    ['thv', 'version'],
  ]);
});

test('wrappers and assignments before a program are skipped', () => {
  expect(programs('A=1 sudo -u dev env B=2 ./bin/thv list')).toEqual([['thv', 'list']]);
});

test('comments, here-documents and redirections hold no commands', () => {
  expect(programs('# thv start\ncat <<EOF > out.txt\nthv start\nEOF\nthv list 2>&1 < in.txt')).toEqual([
    ['cat'],
    ['thv', 'list'],
  ]);
});

test('the line of a command is counted from the start of the sample', () => {
  expect(callsIn({lang: 'bash', code: '# first\n\nthv list\nthv \\\n  version'}).map(({offset}) => offset)).toEqual([
    2, 3,
  ]);
});

test('PowerShell continues lines with a backtick', () => {
  expect(programs('thv run `\n  --name web `\n  fetch', 'powershell')).toEqual([
    ['thv', 'run', '--name', 'web', 'fetch'],
  ]);
});

test('placeholders in inline code are words, not redirections', () => {
  expect(programs('codegate custom-instructions [-w <NAME>] set <TEXT>', 'inline')).toEqual([
    ['codegate', 'custom-instructions', '-w', '‹NAME›', 'set', '‹TEXT›'],
  ]);
});
