import type {Server} from 'node:http';
import {join} from 'node:path';

import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {expect} from '@playwright/test';

import {previewServer} from '../../../src/preview';
import {gateway, mcp} from '../../../src/site/products';
import {listen} from '../../support/ports';
import {siteDir} from '../../support/site';

import {call, clientOf, test} from './test';

test.describe.configure({mode: 'default'});

const entry = join(siteDir, 'src/mcp-server/start.mjs');
/** Versions of the protocol that clients speak. */
const revisions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
const invalid = {code: -32602};
let server: Server;
let origin: string;

test.beforeAll(async ({buildDir}) => {
  server = previewServer(buildDir);
  origin = await listen(server);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const transports = {
  'standard input and output': (buildDir: string) =>
    new StdioClientTransport({command: process.execPath, args: [entry, '--from', buildDir], stderr: 'ignore'}),
  HTTP: () => new StreamableHTTPClientTransport(new URL('/mcp', origin)),
};

/** A client of each revision over each transport gets the same answers. */
for (const revision of revisions) {
  for (const [name, transport] of Object.entries(transports)) {
    test(`a client of ${revision} over ${name}`, async ({buildDir}) => {
      const client = await clientOf(transport(buildDir), revision);
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect(client.getServerVersion()).toMatchObject({name: 'stacklok-docs', version: '1.0.0'});
      expect(client.getServerCapabilities()).toEqual({tools: {}, resources: {}, prompts: {}, completions: {}});
      expect(client.getInstructions()).toContain(`${mcp.name} ${mcp.release} and ${gateway.name}`);
      expect((await client.listTools()).tools).toHaveLength(8);
      const {structuredContent} = await call(client, 'search_docs', {query: 'quickstart with docker'});
      expect(structuredContent).toMatchObject({hits: [{page: '/toolhive/quickstart'}]});
      expect(await call(client, 'read_page', {pages: '/'})).toMatchObject({isError: true});
      await expect(call(client, 'serach_docs')).rejects.toThrow('Did you mean search_docs?');
      const {contents} = await client.readResource({uri: 'docs://toolhive/quickstart'});
      expect(contents[0]).toMatchObject({mimeType: 'text/markdown'});
      await expect(client.readResource({uri: 'docs://gone'})).rejects.toMatchObject(invalid);
      await client.close();
    });
  }
}

test('every tool is read-only and takes the arguments that it names, no others', async ({client}) => {
  for (const {name, annotations, inputSchema} of (await client.listTools()).tools) {
    expect.soft([annotations?.readOnlyHint, inputSchema.additionalProperties], name).toEqual([true, false]);
  }
});

test('every page is a resource', async ({client}) => {
  const uris = (await client.listResources()).resources.map(({uri}) => uri);
  expect(uris).toHaveLength(68);
  expect(new Set(uris).size).toBe(68);
  expect(uris).toContain('docs://toolhive/quickstart');
  expect(await client.readResource({uri: 'docs://index'})).toMatchObject({
    contents: [{uri: 'docs://index', mimeType: 'text/markdown', text: '# Welcome\n\nTwo tools.'}],
  });
});

test('what does not exist is a protocol error, with a hint if it is a tool', async ({client}) => {
  const message: unknown = expect.stringContaining('search_docs');
  for (const name of ['search', 'Search_docs', '', 'x'.repeat(10_000), '__proto__', 'constructor']) {
    await expect(call(client, name)).rejects.toMatchObject({...invalid, message});
  }
  for (const uri of ['docs://toolhive/quikstart', 'docs://../package.json', 'file:///etc/passwd', 'x']) {
    await expect(client.readResource({uri})).rejects.toThrow(`There is no resource ${uri}.`);
  }
  for (const [name, args] of [
    ['nothing', {}],
    ['troubleshoot', {}],
    ['troubleshoot', {error: '  '}],
  ] as const) {
    await expect(client.getPrompt({name, arguments: args})).rejects.toMatchObject(invalid);
  }
});

test('pages and names of registry servers can be completed', async ({client}) => {
  const {resourceTemplates} = await client.listResourceTemplates();
  expect(resourceTemplates).toMatchObject([{uriTemplate: 'docs://{+page}'}]);
  for (const [ref, name, value, expected] of [
    [{type: 'ref/resource', uri: 'docs://{+page}'}, 'page', 'toolhive/q', 'toolhive/quickstart'],
    [{type: 'ref/prompt', name: 'run_mcp_server'}, 'server', 'fe', 'fetch'],
  ] as const) {
    expect((await client.complete({ref, argument: {name, value}})).completion.values).toEqual([expected]);
  }
});

test('a prompt has the question and pages to start with', async ({client}) => {
  expect((await client.listPrompts()).prompts).toHaveLength(3);
  const {messages} = await client.getPrompt({name: 'answer_from_docs', arguments: {question: 'What is model muxing?'}});
  const text: unknown = expect.stringContaining('/codegate/features/muxing');
  expect(messages).toMatchObject([{content: {text}}]);
});
