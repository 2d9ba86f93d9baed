import {expect, test} from '@playwright/test';

import {check, type Checker, exemptionFindings, findings, runAll} from '../../content/samples/checks';
import {extract} from '../../content/samples/pages';
import {thvCheckers} from '../../content/samples/thv';
import {fixture} from '../../support/fixtures';

const {page, samples} = fixture<{page: string; samples: readonly unknown[]}>('samples');

test('an author sees the line of the file on which a sample begins', () => {
  const found = extract('page.mdx', page).samples.map(({line, lang, title, code}) => [line, lang, title, code]);
  expect(found).toEqual(samples);
});

test('an author reads file, line and the nearest valid name', () => {
  const bash = '```bash\n  thv list\n  thv run \\\n    --nmae web fetch\n  thv stpo web\n  ```';
  const text = `Text.\n\n- Item\n\n  ${bash}\n\n\`\`\`json\n{\n  "a": 1,\n}\n\`\`\`\n`;
  expect(findings(runAll(thvCheckers, [extract('page.mdx', text)]))).toEqual([
    'page.mdx:7: unknown option "--nmae" of thv run; nearest valid name: "--name"',
    'page.mdx:9: unknown command "thv stpo"; nearest valid name: "thv stop"',
    expect.stringMatching(/^page\.mdx:15: not JSON/),
  ]);
});

const noOld: Checker = ({samples}) =>
  samples.flatMap((sample) => check(sample, 0, 'test', sample.code === 'old' ? ['old is gone'] : []));

for (const [text, expected] of [
  ['`old`\n', ['page.mdx:1: old is gone']],
  ['{/* check-ignore: history */}\n\n`old` and `new`\n', []],
  ['{/* check-ignore: history */}\n\n`old`\n\n`old`\n', ['page.mdx:5: old is gone']],
  ['{/* ignore: history */}\n\n`old`\n', ['page.mdx:3: old is gone']],
  ['{/* check-ignore */}\n\n`old`\n', ['page.mdx:1: check-ignore needs a reason']],
  ['{/* check-ignore: history */}\n\n`new`\n', ['page.mdx:1: nothing is wrong below this check-ignore; remove it']],
] as const) {
  test(`an author of ${JSON.stringify(text)} reads what is wrong with it`, () => {
    const pages = [extract('page.mdx', text)];
    const checks = runAll([noOld], pages);
    expect([...findings(checks), ...exemptionFindings(pages, checks)]).toEqual(expected);
  });
}
