import {expect, test} from '@playwright/test';

import {callsIn} from '../../../../src/data/checks/shell';

for (const [name, lang, code, expected] of [
  [
    'across continuations, pipes and lists',
    'bash',
    'thv run \\\n  --name "my web" fetch && thv list | jq . ; thv version &',
    ['thv run --name my web fetch', 'thv list', 'jq .', 'thv version'],
  ],
  [
    'in substitutions, loops and conditions',
    'bash',
    'for n in $(thv list); do thv stop "$n"; done\nif ! thv list; then a="`thv version`"; fi',
    ['thv list', 'thv stop $n', 'thv list', 'thv version'],
  ],
  ['behind wrappers and assignments', 'bash', 'A=1 sudo -u dev env B=2 ./bin/thv list', ['thv list']],
  [
    'but not in comments, here-documents and redirections',
    'bash',
    '# thv start\ncat <<EOF > out.txt\nthv start\nEOF\nthv list 2>&1 < in.txt',
    ['cat', 'thv list'],
  ],
  [
    'in PowerShell, where a backtick continues a line',
    'powershell',
    'thv run `\n  --name web `\n  fetch',
    ['thv run --name web fetch'],
  ],
  [
    'in inline code, whose placeholders are words',
    'inline',
    'codegate custom-instructions [-w <NAME>] set <TEXT>',
    ['codegate custom-instructions -w ‹NAME› set ‹TEXT›'],
  ],
] as const) {
  test(`commands are found ${name}`, () => {
    const found = callsIn({lang, code}).filter(({program}) => program !== '');
    expect(found.map(({program, args}) => [program, ...args].join(' '))).toEqual(expected);
  });
}

test('the line of a command is counted from the start of the sample', () => {
  const code = '# first\n\nthv list\nthv \\\n  version';
  expect(callsIn({lang: 'bash', code}).map(({offset}) => offset)).toEqual([2, 3]);
});
