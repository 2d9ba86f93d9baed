import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';

import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {expect, test} from '@playwright/test';

import {tools} from '../../src/mcp-server/tools';
import {previewServer} from '../../src/preview';
import {apiCatalogPath} from '../../src/site/hosting';
import {settings} from '../../src/site/settings';
import {buildDir} from '../support/site';
import {call, clientOf, textOf} from '../unit/mcp-server/test';

const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(buildDir, path)));

test('agents and scanners find what they look for at fixed addresses, and what these files name', () => {
  const named = [apiCatalogPath, 'AGENTS.md'].flatMap((path) => {
    const addresses = readFileSync(join(buildDir, path), 'utf8').match(/https?:\/\/[^\s"]+/g) ?? [];
    return addresses.filter((address) => address.startsWith(`${settings.url}/`)).map((url) => new URL(url).pathname);
  });
  expect(named.length).toBeGreaterThan(8);
  const fixed = ['.well-known/security.txt', '.well-known/agent-skills/index.json', 'docs-data.json'];
  expect(missing([...fixed, ...named].map((path) => (/\.\w+$/.test(path) ? path : `${path}.html`)))).toEqual([]);
});

test('without an address of a server there is no server card, and the guide names none', () => {
  test.skip(settings.mcpUrl !== undefined, 'this build has a server');
  const card = '.well-known/mcp/server-card.json';
  expect(missing([card])).toEqual([card]);
  const guide = readFileSync(join(buildDir, 'toolhive/how-to/docs-mcp-server.md'), 'utf8');
  expect(guide).not.toContain('Connect by address');
});

test('the preview answers MCP requests', async () => {
  const server = previewServer(buildDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  const client = await clientOf('2026-07-28', new StreamableHTTPClientTransport(url));
  try {
    expect((await client.listTools()).tools).toHaveLength(tools.length);
    expect(textOf(await call(client, 'read_page', {page: '/toolhive/quickstart'}))).toContain('# ');
  } finally {
    await client.close();
    server.closeAllConnections();
    server.close();
  }
});
