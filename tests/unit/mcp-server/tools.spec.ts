import {expect} from '@playwright/test';

import {limits} from '../../../src/mcp-server/limits';
import {gateway, mcp} from '../../../src/site/products';

import {type Call, lookups, pages, searches} from './calls';
import {call, test, textOf} from './test';

const manifest = (spec: string): string =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: fetch\n  namespace: toolhive-system\nspec:\n  image: ghcr.io/stackloklabs/gofetch/server\n${spec}`;

const usages: readonly Call[] = [
  ...[
    'thv run fetch',
    'thv run --name docs --permission-profile none docs-mcp:1 -- node server.mjs',
    'sudo thv list --format json | jq .',
    manifest('  transport: stdio\n'),
  ].map((text): Call => {
    const verdict = `No problems found for ${mcp.name} ${mcp.release}`;
    return ['check_usage', {text}, {text: [verdict], data: {valid: true, release: mcp.release}}];
  }),
  ...[
    ['thv rnu fetch', 'unknown command "thv rnu"; nearest valid name: "thv run"'],
    ['thv run --detach fetch', 'unknown option "--detach"'],
    ['echo a\nthv run --port many fetch', 'line 2, thv run: --port takes a value of type int, not "many"'],
    ['thv run --transport websocket fetch', 'websocket'],
    ['thv run fecth', 'unknown registry server "fecth"; nearest valid name: "fetch"'],
    ['thv secret set', 'takes 1 argument'],
    [manifest('  transprot: stdio\n'), 'unknown key "transprot"; nearest valid name: "transport"'],
    [manifest('  port: many\n'), 'spec.port: must be integer'],
    [manifest('').replace('v1alpha1', 'v1'), 'unknown apiVersion'],
    ['kind: MCPServer\n\tspec: {}', 'not YAML'],
  ].map(([text, problem = '']): Call => ['check_usage', {text}, {text: [problem], data: {valid: false}}]),
  ['check_usage', {text: 'docker ps'}, {isError: true}],
];

/** Arguments that do not match the schema of a tool, with what the answer says. */
const wrong = (
  [
    ['search_docs', {}, "required property 'query'"],
    ['search_docs', {query: ''}, 'fewer than 1 characters'],
    ['search_docs', {query: 7}, 'query: must be string'],
    ['search_docs', {query: 'x'.repeat(513)}, 'more than 512 characters'],
    ['search_docs', {query: 'x', limit: 0}, 'limit: must be >= 1'],
    ['search_docs', {query: 'x', limit: 1.5}, 'limit: must be integer'],
    ['search_docs', {query: 'x', product: 'other'}, 'nearest valid name: "toolhive"'],
    ['search_docs', {query: 'x', extra: 1}, '"extra"'],
    ['read_page', {page: ['/']}, 'page: must be string'],
    ['read_page', {page: '/', offset: -1}, 'offset: must be >= 0'],
    ['lookup_command', {command: null}, 'command: must be string'],
  ] as const
).map(([tool, args, hint]): Call => [tool, args, {isError: true, text: [hint, 'Its arguments: ']}]);

const calls = [...pages, ...searches, ...lookups, ...usages, ...wrong];

for (const [i, [tool, args, {text = [], not, data, isError}]] of calls.entries()) {
  test(`${i + 1}. ${tool} ${JSON.stringify(args).slice(0, 100)}`, async ({client}) => {
    const result = await call(client, tool, args);
    expect(result.isError).toBe(isError);
    text.forEach((part) => expect(textOf(result)).toContain(part));
    expect(not !== undefined && textOf(result).includes(not)).toBe(false);
    expect(textOf(result).length).toBeLessThanOrEqual(limits.text);
    expect(result.structuredContent ?? {}).toMatchObject(data ?? {});
  });
}

test('a search can be limited to one product', async ({client}) => {
  const {structuredContent} = await call(client, 'search_docs', {query: 'server model request', product: 'codegate'});
  const {hits} = structuredContent as {hits: {page: string}[]};
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.every(({page}) => page.startsWith(gateway.path))).toBe(true);
});

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

test('the pages can be listed, all or those of a product', async ({client}) => {
  expect(textOf(await call(client, 'list_pages')).split('\n')).toHaveLength(66);
  expect(textOf(await call(client, 'list_pages', {product: 'toolhive'})).split('\n')).toHaveLength(4);
});

test('without an operation all calls are listed, or those of a product', async ({client}) => {
  for (const [args, count] of [
    [{}, 45],
    [{product: 'codegate'}, 36],
  ] as const) {
    const result = await call(client, 'lookup_api_operation', args);
    expect((result.structuredContent as {operations: unknown[]}).operations).toHaveLength(count);
    expect(textOf(result)).toContain(gateway.name);
  }
});
