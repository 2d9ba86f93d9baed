import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {readHashes} from '../../src/data/receipts/read';
import {type NamedRun, readRuns} from '../../src/data/runs/read';
import {sourceFiles} from '../../src/plugins/authoring/pages';
import {gateway, mcp} from '../../src/site/products';

import {receiptPage} from './receipts/page';
import {type Evidence, receiptRules, uncited, unrecorded} from './receipts/rules';
import {once} from './samples/once';

const root = join(__dirname, '../..');
const folder = join(__dirname, '../fixtures/receipts');

for (const product of [gateway, mcp]) {
  const evidence = once(() => ({hashes: readHashes(root, product.id), runs: readRuns(root, product.id)}));
  const pages = once(() =>
    sourceFiles(root)
      .filter(({file}) => file.startsWith(`${product.docsFolder}/`))
      .map(({file, text}) => receiptPage(file, text)),
  );

  for (const [name, rule] of Object.entries(receiptRules)) {
    test(`pages of ${product.name} keep the rule ${name}`, () => {
      expect(pages().flatMap((page) => rule(page, evidence()))).toEqual([]);
    });
  }

  test(`every run of ${product.name} is recorded, and every recorded hash is of lines that a page cites`, () => {
    expect(unrecorded(evidence().runs)).toEqual([]);
    expect(uncited(pages(), evidence())).toEqual([]);
  });
}

const run: NamedRun = {
  name: 'topic/greeting',
  file: 'specs/gateway/runs/topic.yaml',
  shows: 'The program greets.',
  normalize: ['uuid'],
  steps: [{command: 'greet', exit: 0, output: 'Hello\nid 00000000-0000-0000-0000-000000000000\nBye\n'}],
};
const small: Evidence = {hashes: {'src/a.py#L1-L2': 'a'.repeat(64)}, runs: [run]};
const fixture = (name: string) => receiptPage(`${name}.mdx`, readFileSync(join(folder, `${name}.mdx`), 'utf8'));

for (const [name, rule] of Object.entries(receiptRules)) {
  test(`the rule ${name} finds nothing in its good page`, () => {
    expect(rule(fixture(`${name}.good`), small)).toEqual([]);
  });

  test(`the rule ${name} finds each fault of its bad page`, () => {
    const text = readFileSync(join(folder, `${name}.bad.mdx`), 'utf8');
    const wanted = text.split('\n').flatMap((line, i) => (line.includes('/* fault */') ? [i + 2] : []));
    expect(wanted.length).toBeGreaterThan(0);
    expect(rule(fixture(`${name}.bad`), small).map((fault) => Number(fault.split(':')[1]))).toEqual(wanted);
  });
}

test('every fixture belongs to a rule', () => {
  const known = Object.keys(receiptRules).flatMap((name) => [`${name}.bad.mdx`, `${name}.good.mdx`]);
  expect(readdirSync(folder).sort()).toEqual(known.sort());
});

test('a run without a record and a hash without a citation are found', () => {
  expect(unrecorded([{...run, steps: [{model: {}}, {command: 'greet'}]}])).toHaveLength(1);
  expect(uncited([fixture('known-sources.good')], {...small, hashes: {'src/b.py#L1': 'b'.repeat(64)}})).toEqual([
    'src/b.py#L1',
  ]);
});
