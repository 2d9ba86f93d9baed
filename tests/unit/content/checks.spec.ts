import {expect, test} from '@playwright/test';

import {check, exemptionFindings, findings, runAll} from '../../content/samples/checks';
import {extract} from '../../content/samples/extract';
import {commandCheckers} from '../../content/samples/thv/checkers';
import type {Checker} from '../../content/samples/types';

const noOld: Checker = ({samples}) =>
  samples.map((sample) => check(sample, 0, 'test', sample.code, sample.code === 'old' ? ['old is gone'] : []));

function review(text: string) {
  const pages = [extract('page.mdx', text)];
  const checks = runAll([noOld], pages);
  return [...findings(checks), ...exemptionFindings(pages, checks)];
}

test('an author reads file, line and the nearest valid name', () => {
  const text = 'Text.\n\n- Item\n\n  ```bash\n  thv list\n  thv run \\\n    --nmae web fetch\n  thv stpo web\n  ```\n';
  expect(findings(runAll(commandCheckers, [extract('page.mdx', text)]))).toEqual([
    'page.mdx:7: unknown option "--nmae" of thv run; nearest valid name: "--name"',
    'page.mdx:9: unknown command "thv stpo"; nearest valid name: "thv stop"',
  ]);
});

test('an author may keep a wrong sample for a reason', () => {
  expect(review('{/* check-ignore: history */}\n\n`old`\n')).toEqual([]);
});

test('an author who gives no reason is asked for one', () => {
  expect(review('{/* check-ignore */}\n\n`old`\n')).toEqual(['page.mdx:1: check-ignore needs a reason']);
});

test('an author hears of an exemption that is no longer needed', () => {
  const message = 'page.mdx:1: nothing is wrong below this check-ignore; remove it';
  expect(review('{/* check-ignore: history */}\n\n`new`\n')).toEqual([message]);
});
