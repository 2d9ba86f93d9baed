import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';

import type {Client} from '@modelcontextprotocol/client';
import {expect} from '@playwright/test';

import {loadContext} from '../../../src/mcp-server/context';
import {filesInFolder} from '../../../src/mcp-server/files/folder';
import {docsHandler} from '../../../src/mcp-server/http/handler';
import {answerWith} from '../../../src/mcp-server/http/node';
import {revisions} from '../../../src/site/docsServer';
import {siteDir} from '../../support/site';

import {call, textOf} from './connect';
import {overHttp, overStdio} from './revisions';
import {test} from './test';

test.describe.configure({mode: 'default'});

const entry = join(siteDir, 'src/mcp-server/start.mjs');
let server: Server;
let address: string;

test.beforeAll(async ({buildDir}) => {
  const handler = docsHandler(await loadContext(filesInFolder(buildDir)));
  server = createServer((request, response) => void answerWith(handler, request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Case = readonly [what: string, run: (client: Client) => Promise<void>];

/** Behavior for clients of every revision and transport. */
const cases: readonly Case[] = [
  [
    'gets the name of the server',
    async (client) => expect(client.getServerVersion()).toMatchObject({name: 'stacklok-docs'}),
  ],
  ['lists the tools', async (client) => expect((await client.listTools()).tools).toHaveLength(8)],
  [
    'searches',
    async (client) => {
      const {structuredContent} = await call(client, 'search_docs', {query: 'quickstart with docker'});
      expect(structuredContent).toMatchObject({hits: [{page: '/toolhive/quickstart'}]});
    },
  ],
  [
    'reads a page',
    async (client) =>
      expect(textOf(await call(client, 'read_page', {page: '/toolhive/quickstart'}))).toContain('# Quickstart'),
  ],
  [
    'gets an error result for invalid arguments',
    async (client) => expect(await call(client, 'read_page', {pages: '/'})).toMatchObject({isError: true}),
  ],
  [
    'gets a protocol error for an unknown tool',
    async (client) => expect(call(client, 'serach_docs')).rejects.toThrow('Did you mean search_docs?'),
  ],
  [
    'reads a resource and gets an error for a missing one',
    async (client) => {
      const {contents} = await client.readResource({uri: 'docs://toolhive/quickstart'});
      expect(contents[0]).toMatchObject({mimeType: 'text/markdown'});
      await expect(client.readResource({uri: 'docs://gone'})).rejects.toMatchObject({code: -32602});
    },
  ],
  [
    'fills in a prompt',
    async (client) => {
      const {messages} = await client.getPrompt({name: 'answer_from_docs', arguments: {question: 'What is muxing?'}});
      expect(messages).toHaveLength(1);
    },
  ],
  [
    'gets each of fifty concurrent results',
    async (client) => {
      const calls = Array.from({length: 50}, (_, i) => call(client, 'read_page', {page: `/codegate/page-${i}`}));
      const texts = (await Promise.all(calls)).map(textOf);
      expect(texts.filter((text, i) => !text.includes(`# Filler ${i}\n`))).toEqual([]);
    },
  ],
  [
    'cancels a call and continues',
    async (client) => {
      const abort = new AbortController();
      const cancelled = client.callTool({name: 'list_pages', arguments: {}}, {signal: abort.signal});
      abort.abort('changed my mind');
      await expect(cancelled).rejects.toThrow('changed my mind');
      expect(textOf(await call(client, 'read_page', {page: '/'}))).toContain('Welcome');
    },
  ],
];

for (const revision of revisions) {
  for (const [transport, connect] of [
    ['standard input and output', (buildDir: string) => overStdio(revision, [entry, '--from', buildDir])],
    ['HTTP', () => overHttp(revision, address)],
  ] as const) {
    test.describe(`a client of ${revision} over ${transport}`, () => {
      let client: Client;
      test.beforeAll(async ({buildDir}) => {
        client = await connect(buildDir);
      });
      test.afterAll(() => client.close());

      test('speaks that revision', () => {
        expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      });
      for (const [what, run] of cases) {
        test(what, () => run(client));
      }
    });
  }
}
