import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import data from '../../specs/gateway/signatures.json';
import {checked, readJson} from '../../src/data/readJson';
import {gateway} from '../../src/site/products';
import {siteDir} from '../support/site';

import {read} from './samples/pages';

test('every data file has the form that the schema beside it describes', () => {
  const schemas = readdirSync(join(siteDir, 'specs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.schema.json'))
    // The schema of runs is for the files of both folders of runs, which are checked when they are read.
    .filter((file) => file !== 'runs.schema.json');
  for (const [file, schema] of schemas.map((name) => [name.replace('.schema', ''), name] as const)) {
    checked(`specs/${file}`, readJson(siteDir, `specs/${file}`), readJson(siteDir, `specs/${schema}`) as object);
  }
  expect(schemas).not.toEqual([]);
});

test('the signatures are of the release that the pages describe, and each name is there once', () => {
  expect(data.source.release).toBe(gateway.release);
  const names = data.signatures.map(({service, type}) => `${service} / ${type}`);
  expect(new Set(names).size).toBe(names.length);
});

test('the page about redaction gives the right number of patterns and groups', () => {
  const page = read('docs-gateway/features/secrets-redaction.mdx');
  const groups = new Set(data.signatures.map(({service}) => service)).size;
  expect(page).toContain(`${data.signatures.length} patterns in ${groups} groups`);
});
