import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {readHashes} from '../../src/data/receipts/hash';
import {type NamedRun, readRuns} from '../../src/data/runs/read';
import {sourceFiles} from '../../src/plugins/authoring/pages';
import {gateway, mcp} from '../../src/site/products';
import {siteDir} from '../support/site';

import {type Evidence, receiptPage, receiptRules, uncited, unrecorded} from './receiptRules';
import {once} from './samples/pages';

const folder = join(siteDir, 'tests/fixtures/receipts');
const sources = once(() => sourceFiles(siteDir));

for (const product of [gateway, mcp]) {
  const evidence = once(() => ({hashes: readHashes(siteDir, product.id), runs: readRuns(siteDir, product.id)}));
  const pages = once(() =>
    sources()
      .filter(({file}) => file.startsWith(`${product.docsFolder}/`))
      .map(({file, text}) => receiptPage(file, text)),
  );

  for (const [name, rule] of Object.entries(receiptRules)) {
    test(`pages of ${product.name} keep the rule ${name}`, () => {
      const faults = pages().flatMap((page) =>
        rule(page, evidence()).map(({line, message}) => `${page.file}:${line}: ${message}`),
      );
      expect(faults).toEqual([]);
    });
  }

  test(`every run of ${product.name} is recorded, and every recorded hash is of lines that a page cites`, () => {
    expect(unrecorded(evidence().runs)).toEqual([]);
    expect(uncited(pages(), evidence())).toEqual([]);
  });
}

test('the runs of ToolHive can be repeated: each step is a command', () => {
  const others = readRuns(siteDir, mcp.id).filter(({steps}) => steps.some(({command}) => command === undefined));
  expect(others.map(({name}) => name)).toEqual([]);
});

const run: NamedRun = {
  name: 'topic/greeting',
  file: 'specs/gateway/runs/topic.yaml',
  shows: 'The program greets.',
  normalize: ['uuid'],
  steps: [{command: 'greet', exit: 0, output: 'Hello\nid 00000000-0000-0000-0000-000000000000\nBye\n'}],
};
const small: Evidence = {hashes: {'src/a.py#L1-L2': 'a'.repeat(64)}, runs: [run]};
const fixture = (name: string) => readFileSync(join(folder, `${name}.mdx`), 'utf8');

for (const [name, rule] of Object.entries(receiptRules)) {
  test(`the rule ${name} finds nothing in its good page, and each fault of its bad page`, () => {
    expect(rule(receiptPage('good.mdx', fixture(`${name}.good`)), small)).toEqual([]);
    const bad = fixture(`${name}.bad`);
    const wanted = bad.split('\n').flatMap((line, i) => (line.includes('/* fault */') ? [i + 2] : []));
    expect(wanted.length).toBeGreaterThan(0);
    expect(rule(receiptPage('bad.mdx', bad), small).map(({line}) => line)).toEqual(wanted);
  });
}

test('a run without a record and a hash without a citation are found, and every fixture has a rule', () => {
  expect(unrecorded([{...run, steps: [{}, {command: 'greet'}]}])).toHaveLength(1);
  const page = receiptPage('a.mdx', fixture('known-sources.good'));
  expect(uncited([page], {...small, hashes: {'src/b.py#L1': 'b'.repeat(64)}})).toEqual(['src/b.py#L1']);
  const known = Object.keys(receiptRules).flatMap((name) => [`${name}.bad.mdx`, `${name}.good.mdx`]);
  expect(readdirSync(folder).sort()).toEqual(known.sort());
});
