import {expect} from '@playwright/test';

import {limits} from '../../../src/mcp-server/limits';
import {gateway, mcp} from '../../../src/site/products';

import {call, textOf} from './connect';
import {test} from './test';

test('a client learns name, capabilities and how to use the server', ({client}) => {
  expect(client.getServerVersion()).toMatchObject({name: 'stacklok-docs', version: '1.0.0'});
  expect(client.getServerCapabilities()).toEqual({tools: {}, resources: {}, prompts: {}, completions: {}});
  expect(client.getInstructions()).toContain(`${mcp.name} ${mcp.release}`);
});

test('a client learns the tools, each read-only and described', async ({client}) => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'search_docs',
    'read_page',
    'read_sections',
    'find_message',
    'lookup_command',
    'lookup_api_operation',
    'check_usage',
    'list_pages',
  ]);
  for (const tool of tools) {
    expect(tool.annotations?.readOnlyHint).toBe(true);
    expect(tool.description?.length).toBeGreaterThan(30);
    expect(tool.inputSchema.additionalProperties).toBe(false);
  }
});

test('a search can be limited to one product', async ({client}) => {
  const {structuredContent} = await call(client, 'search_docs', {query: 'server model request', product: 'codegate'});
  const {hits} = structuredContent as {hits: {page: string}[]};
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.every(({page}) => page.startsWith(gateway.path))).toBe(true);
});

test('a search without hits says so and what to do', async ({client}) => {
  const result = await call(client, 'search_docs', {query: 'xylophone zeppelin'});
  expect(result.isError).toBeUndefined();
  expect(textOf(result)).toContain('No page matches');
  expect(result.structuredContent).toEqual({total: 0, hits: []});
});

for (const limit of [1, 20, 1_000, 1e15]) {
  test(`a limit of ${limit} gives at most ${limits.hits.most} hits`, async ({client}) => {
    const {structuredContent} = await call(client, 'search_docs', {query: 'filler text', limit});
    const {hits, total} = structuredContent as {hits: unknown[]; total: number};
    expect(total).toBeGreaterThan(20);
    expect(hits).toHaveLength(Math.min(limit, limits.hits.most));
  });
}

for (const query of ['<script>alert(1)</script>', '\u0000\ud800', '🦊'.repeat(100), '((((', '../../etc/passwd']) {
  test(`an unusual query is searched like any other: ${JSON.stringify(query).slice(0, 30)}`, async ({client}) => {
    expect((await call(client, 'search_docs', {query})).isError).toBeUndefined();
  });
}

for (const name of ['search', 'Search_docs', '', 'x'.repeat(10_000), '__proto__', 'constructor']) {
  test(`an unknown tool is a protocol error with a hint: ${name.slice(0, 20)}`, async ({client}) => {
    await expect(call(client, name)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('search_docs') as unknown,
    });
  });
}

const badArguments: readonly [tool: string, args: Record<string, unknown>, hint: string][] = [
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
];

for (const [tool, args, hint] of badArguments) {
  test(`invalid arguments give an error result that says what to correct: ${tool} ${JSON.stringify(args).slice(0, 40)}`, async ({
    client,
  }) => {
    const result = await call(client, tool, args);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(hint);
    expect(textOf(result)).toContain('Its arguments: ');
  });
}

test('a method that the server does not have is a protocol error', async ({client}) => {
  await expect(client.subscribeResource({uri: 'docs://index'})).rejects.toThrow();
});
