import {expect} from '@playwright/test';

import {limits} from '../../../src/mcp-server/limits';
import {mcp} from '../../../src/site/products';
import {fixture} from '../../support/fixtures';

import {call, test, textOf} from './test';

/** What the results of several calls have in common. */
interface Expected {
  readonly args: readonly Readonly<Record<string, unknown>>[];
  readonly text?: readonly string[];
  readonly not?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
}

const calls = fixture<Readonly<Record<string, Expected[]>>>('mcp-server/calls', (text) =>
  text
    .replaceAll('TOOLHIVE_RELEASE', `${mcp.name} ${mcp.release}`)
    .replaceAll('RELEASE', mcp.release)
    .replaceAll('TOO_LONG', 'x'.repeat(limits.query + 1)),
);

for (const [tool, groups] of Object.entries(calls)) {
  for (const [i, {args: sets, text = [], not, data = {}, isError}] of groups.entries()) {
    for (const args of sets) {
      test(`${tool} ${i + 1}: ${JSON.stringify(args).slice(0, 100)}`, async ({client}) => {
        const result = await call(client, tool, args);
        expect(result.isError).toBe(isError);
        text.forEach((part) => expect(textOf(result)).toContain(part));
        expect(not !== undefined && textOf(result).includes(not)).toBe(false);
        expect(textOf(result).length).toBeLessThanOrEqual(limits.text);
        expect(result.structuredContent ?? {}).toMatchObject(data);
      });
    }
  }
}

test('a search returns as many hits as wanted, but not more than the limit', async ({client}) => {
  for (const limit of [1, 20, 1_000, 1e15]) {
    const {structuredContent} = await call(client, 'search_docs', {query: 'filler text', limit});
    const {hits, total} = structuredContent as {hits: unknown[]; total: number};
    expect(total).toBeGreaterThan(20);
    expect(hits).toHaveLength(Math.min(limit, limits.hits.most));
  }
});

test('a long page is returned in pieces that together are the page', async ({client}) => {
  let [text, pieces] = ['', 0];
  for (let offset: string | undefined = '0'; offset !== undefined; pieces += 1) {
    const piece = textOf(await call(client, 'read_page', {page: '/toolhive/long', offset: Number(offset)}));
    expect(piece.length).toBeLessThanOrEqual(limits.text);
    [, offset] = /Continue with offset (\d+)/.exec(piece) ?? [];
    text += piece;
  }
  expect(pieces).toBe(4);
  expect(text.match(/A sentence/g)).toHaveLength(1_500);
  expect(text).toContain('The end.');
});

test('pages can be listed, all or those of a product', async ({client}) => {
  expect(textOf(await call(client, 'list_pages')).split('\n')).toHaveLength(68);
  expect(textOf(await call(client, 'list_pages', {product: 'toolhive'})).split('\n')).toHaveLength(5);
});
