import type {Client} from '@modelcontextprotocol/client';
import {expect, test} from '@playwright/test';

import {downloadPath} from '../../src/data/openapi/sources';
import {readJson} from '../../src/data/readJson';
import {type Context, contextOf} from '../../src/mcp-server/context';
import {readFiles} from '../../src/mcp-server/files';
import {tokensOf} from '../../src/mcp-server/library';
import {products} from '../../src/site/products';
import {builtPage} from '../support/built';
import {fixture} from '../support/fixtures';
import {buildDir} from '../support/site';
import {sitemapPaths} from '../support/sitemap';
import {whole} from '../support/whole';
import {call, connectTo, textOf} from '../unit/mcp-server/test';

test.describe.configure({mode: 'default'});

interface Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly operationId?: string}>>>>;
}

/** Questions with patterns that their answers match. */
const golden = Object.entries(fixture<Record<string, string>>('mcp-server/golden')).map(([ask, pattern]) => {
  const [, source = '', flags] = /^\/(.*)\/(i?)$/.exec(pattern) ?? [];
  return {ask, says: new RegExp(source, flags)};
});

let client: Client;
let context: Context;

test.beforeAll(async () => {
  context = contextOf(await readFiles(buildDir));
  client = await connectTo(context);
});

/** Text of two calls: a search, then its sections. */
async function twoCalls(ask: string): Promise<string> {
  const found = await call(client, 'search_docs', {query: ask});
  const {hits} = found.structuredContent as {hits: {page: string; section?: string}[]};
  const ids = hits.slice(0, 6).map(({page, section}) => `${page}${section ? `#${section}` : ''}`);
  const sections = ids.length > 0 ? await call(client, 'read_sections', {ids}) : undefined;
  return `${textOf(found)}\n${sections ? textOf(sections) : ''}`;
}

test('two calls answer at least 57 of 60 questions from issues, each for less than 6,000 tokens', whole, async () => {
  const missed: string[] = [];
  const costs: number[] = [];
  for (const {ask, says} of golden) {
    const text = await twoCalls(ask);
    costs.push(tokensOf(text.length));
    if (!says.test(text)) {
      missed.push(ask);
    }
  }
  costs.sort((a, b) => a - b);
  test.info().annotations.push({type: 'tokens', description: `median ${costs[30]}, most ${costs.at(-1)}`});
  expect(golden).toHaveLength(60);
  expect(costs.at(-1)).toBeLessThan(6_000);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
});

test('every published page can be listed and read, in bounded answers', async () => {
  const listed = textOf(await call(client, 'list_pages'));
  for (const path of sitemapPaths()) {
    expect.soft(listed).toContain(`- ${path}: `);
    const text = textOf(await call(client, 'read_page', {page: path}));
    expect.soft(text, path).toContain('Source: ');
    expect.soft(text.length, path).toBeLessThanOrEqual(16_000);
  }
});

test('the sections of every page have the ids of its headings', () => {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
  for (const [route, {sections}] of context.library) {
    const {$} = builtPage(route);
    const headings = $('h2, h3, h4, h5, h6').toArray();
    const titles = new Map(headings.map((heading) => [heading.attribs.id, letters($(heading).text())]));
    const below = sections.filter(({level}) => level > 1);
    const wrong = below.filter(({slug, title}) => titles.get(slug) !== letters(title));
    expect.soft(wrong, route).toEqual([]);
  }
});

test('receipts belong to pages that can be read', () => {
  expect(Object.keys(context.receipts()).filter((route) => !context.library.has(route))).toEqual([]);
});

for (const product of products) {
  test(`every operation of ${product.name} is found by method and path, and by its id`, async () => {
    const {paths} = readJson(buildDir, downloadPath(product, 'json')) as Paths;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, {operationId}]) =>
        operationId === undefined ? [] : [{name: `${method} ${path}`, operationId}],
      ),
    );
    expect(operations.length).toBeGreaterThan(5);
    for (const {name, operationId} of operations) {
      for (const operation of [name, operationId]) {
        const result = await call(client, 'lookup_api_operation', {operation, product: product.path.slice(1)});
        expect.soft(textOf(result), operation).toMatch(/^Source: .*\n\n### .*\n\n\*\*[A-Z]+\*\* `/);
      }
    }
  });
}
