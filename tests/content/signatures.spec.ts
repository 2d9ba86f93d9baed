import {expect, test} from '@playwright/test';

import data from '../../specs/gateway/signatures.json';
import schema from '../../specs/gateway/signatures.schema.json';
import {checked} from '../../src/data/readJson';
import {gateway} from '../../src/site/products';

import {read} from './samples/pages';

test('the signatures have the form that their schema describes', () => {
  expect(checked('signatures.json', data, schema)).toBe(data);
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
