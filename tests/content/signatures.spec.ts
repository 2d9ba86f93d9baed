import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {checked} from '../../src/data/readJson';
import {gateway} from '../../src/site/products';

const folder = join(__dirname, '../../specs/gateway');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const data = read('signatures.json') as {
  readonly source: {readonly release: string};
  readonly signatures: readonly {readonly service: string; readonly type: string}[];
};

test('the signatures have the form that their schema describes', () => {
  expect(checked('signatures.json', data, read('signatures.schema.json') as object)).toBe(data);
});

test('the signatures are of the release that the pages describe, and each name is there once', () => {
  expect(data.source.release).toBe(gateway.release);
  const names = data.signatures.map(({service, type}) => `${service} / ${type}`);
  expect(new Set(names).size).toBe(names.length);
});

test('the page about redaction gives the right number of patterns and groups', () => {
  const page = readFileSync(join(folder, '../../docs-gateway/features/secrets-redaction.mdx'), 'utf8');
  const groups = new Set(data.signatures.map(({service}) => service)).size;
  expect(page).toContain(`${data.signatures.length} patterns in ${groups} groups`);
});
