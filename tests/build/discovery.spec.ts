import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {expect, test} from '@playwright/test';

import {tools} from '../../src/mcp-server/tools';
import {previewServer} from '../../src/preview/server';
import {apiCatalogPath} from '../../src/site/hosting';
import {products} from '../../src/site/products';
import {settings} from '../../src/site/settings';
import {buildDir} from '../support/site';
import {call, clientOf, textOf} from '../unit/mcp-server/test';

test.describe.configure({mode: 'default'});

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = previewServer(buildDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const [path, type] of [
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ...products.map((product) => [`${product.path}/llms-full.txt`, 'text/plain; charset=utf-8'] as const),
  ['/AGENTS.md', 'text/markdown; charset=utf-8'],
  ['/docs-data.json', 'application/json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
] as const) {
  test(`an agent finds ${path}`, async () => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.text()).length).toBeGreaterThan(50);
  });
}

test('an agent gets a page in Markdown by its ending and by its Accept header', async () => {
  const page = `${origin}/toolhive/quickstart`;
  const [byEnding, byHeader] = await Promise.all([
    fetch(`${page}.md`),
    fetch(page, {headers: {accept: 'text/markdown'}}),
  ]);
  expect(byHeader.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await byHeader.text()).toBe(await byEnding.text());
});

test('addresses in the catalog and in AGENTS.md lead to files', async () => {
  const texts = await Promise.all(
    [`/${apiCatalogPath}`, '/AGENTS.md'].map(async (path) => (await fetch(origin + path)).text()),
  );
  const found = texts.flatMap((text) => [...text.matchAll(/https?:\/\/[^\s"]+/g)].map(([address]) => address));
  const own = found.filter((address) => address.startsWith(`${settings.url}/`));
  expect(own.length).toBeGreaterThan(8);
  const statuses = await Promise.all(
    own.map(async (address) => (await fetch(origin + new URL(address).pathname)).status),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test('without an address of a server there is no server card, and the guide names none', async () => {
  test.skip(settings.mcpUrl !== undefined, 'this build has a server');
  expect((await fetch(`${origin}/.well-known/mcp/server-card.json`)).status).toBe(404);
  expect(await (await fetch(`${origin}/toolhive/how-to/docs-mcp-server.md`)).text()).not.toContain(
    'Connect by address',
  );
});

test('the preview answers MCP requests, and a page of another site gets nothing', async () => {
  const client = await clientOf('2026-07-28', new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
  expect((await client.listTools()).tools).toHaveLength(tools.length);
  expect(textOf(await call(client, 'read_page', {page: '/toolhive/quickstart'}))).toContain('# ');
  await client.close();
  const headers = {'content-type': 'application/json', origin: 'https://evil.example.org'};
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  expect((await fetch(`${origin}/mcp`, {method: 'POST', headers, body})).status).toBe(403);
});
