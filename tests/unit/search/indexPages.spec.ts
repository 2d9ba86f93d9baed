import {posix} from 'node:path';

import {expect, test} from '@playwright/test';

import {assertAddresses, assertAliases} from '../../../src/plugins/publish/search/assert';
import {indexedPages} from '../../../src/plugins/publish/search/pages';
import {indexFile, manifestOf} from '../../../src/plugins/publish/search/write';
import {indexFolder, manifestFile, type SearchManifest} from '../../../src/search/manifest';
import type {SearchRecord} from '../../../src/search/types';

const doc = (id: string, unlisted = false): object => ({
  id,
  permalink: `/${id.replace(/index$/, '')}`,
  source: `@site/docs/${id}.mdx`,
  unlisted,
});

function pages(sidebar: readonly object[], docs: readonly object[]): unknown[] {
  const content = {loadedVersions: [{docs, sidebars: {main: sidebar}}]};
  return indexedPages([{options: {id: 'mcp'}, content}]).map(({url, category}) => [url, category]);
}

test('pages are searched under the label of their sidebar category', () => {
  const sidebar = [
    {type: 'doc', id: 'a/index'},
    {type: 'category', label: 'Guides', items: [{type: 'doc', id: 'b'}]},
  ];
  expect(pages(sidebar, [doc('a/index'), doc('b')])).toEqual([
    ['/a', undefined],
    ['/b', 'Guides'],
  ]);
});

test('groups deep inside count as the category above them, and generated category pages are searched too', () => {
  const deep = {type: 'category', label: 'config', link: {type: 'doc', id: 'c'}, items: [{type: 'doc', id: 'd'}]};
  const commands = {
    type: 'category',
    label: 'Commands',
    link: {type: 'generated-index', permalink: '/all'},
    items: [deep],
  };
  expect(pages([{type: 'category', label: 'Reference', items: [commands]}], [doc('c'), doc('d')])).toEqual([
    ['/all', 'Commands'],
    ['/c', 'Commands'],
    ['/d', 'Commands'],
  ]);
});

test('unlisted pages and those of other plugins are not searched', () => {
  expect(pages([{type: 'doc', id: 'a'}], [doc('a', true)])).toEqual([]);
  expect(
    indexedPages([
      {options: {}, content: undefined},
      {options: {id: 'blog'}, content: {}},
    ]),
  ).toEqual([]);
});

const record = (url: string, objectID = url): SearchRecord => ({url, objectID}) as SearchRecord;

test('the build stops at a record that leads nowhere, naming it', () => {
  const html = new Map([['/a', new Set(['b', 'c'])]]);
  expect(() => assertAddresses([record('/a'), record('/a#b'), record('/a#c')], html)).not.toThrow();
  expect(() => assertAddresses([record('/x'), record('/a#d')], html)).toThrow('/x: no such page; /a#d: no such anchor');
  expect(() => assertAddresses([record('/a'), record('/a')], html)).toThrow('/a: two records with this id');
});

test('a phrase for a page that does not exist stops the build', () => {
  const html = new Map([['/a', '']]);
  expect(() => assertAliases(['/a'], html)).not.toThrow();
  expect(() => assertAliases(['/a', '/gone'], html)).toThrow('searchAliases.ts: no such page: /gone');
});

test('an index has a name made of its content, and the manifest names all of them', () => {
  const all = indexFile('all', {a: 1});
  expect(all.path).toMatch(/^assets\/search\/all\.[\da-f]{8}\.json$/);
  expect(all.content).toBe('{"a":1}');
  const mcp = indexFile('mcp', {a: 2});
  const asks = indexFile('mcp-asks', {a: 4});
  const manifest = manifestOf(all, {mcp}, {mcp: asks});
  expect(manifest.path).toBe(`${indexFolder}/${manifestFile}`);
  const read = JSON.parse(manifest.content) as SearchManifest;
  const paths = [read.file, read.products.mcp, read.asks.mcp].map((path) => posix.join(indexFolder, path ?? ''));
  expect(paths).toEqual([all.path, mcp.path, asks.path]);
  expect(indexFile('all', {a: 3}).path).not.toBe(all.path);
});
