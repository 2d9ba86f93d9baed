import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {createInterface, type Interface} from 'node:readline';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, test} from '@playwright/test';

import {siteDir} from '../../support/site';

import {call, textOf} from './connect';
import {smallBuild} from './smallBuild';

const entry = join(siteDir, 'src/mcp-server/start.mjs');
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {name: 'tests', version: '1'}},
};

class Session {
  readonly process: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor(buildDir: string) {
    this.process = spawn(process.execPath, [entry, buildDir]);
    this.reader = createInterface({input: this.process.stdout});
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  send(text: string): void {
    this.process.stdin.write(`${text}\n`);
  }

  async answer(): Promise<Record<string, unknown>> {
    const {value} = await this.lines.next();
    return JSON.parse(value as string) as Record<string, unknown>;
  }
}

let buildDir: string;

test.describe.configure({mode: 'default'});
test.beforeAll(({}, {outputDir}) => {
  buildDir = smallBuild(outputDir);
});

test('a client of the SDK starts the server and gets answers over standard input and output', async () => {
  const client = new Client({name: 'tests', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({command: process.execPath, args: [entry, buildDir], stderr: 'ignore'}),
  );
  expect(textOf(await call(client, 'read_page', {page: '/toolhive/quickstart'}))).toContain('# Quickstart');
  await client.close();
});

test('bad input is answered with an error each time, and the server goes on', async () => {
  const session = new Session(buildDir);
  session.send(JSON.stringify(initialize));
  expect(await session.answer()).toMatchObject({id: 1, result: {serverInfo: {name: 'stacklok-docs'}}});
  for (const [line, code] of [
    ['not json', -32700],
    ['{"jsonrpc":"2.0",', -32700],
    ['[]', -32600],
    ['null', -32600],
    ['42', -32600],
    ['{"id":3}', -32600],
    [`{"jsonrpc":"2.0","id":4,"method":"ping","params":{"x":"${'y'.repeat(1_100_000)}"}}`, -32600],
  ] as const) {
    session.send(line);
    expect(await session.answer(), line.slice(0, 40)).toMatchObject({id: null, error: {code}});
  }
  session.send('');
  session.send(JSON.stringify({jsonrpc: '2.0', id: 5, method: 'ping'}));
  expect(await session.answer()).toEqual({jsonrpc: '2.0', id: 5, result: {}});
  session.process.stdin.end();
  expect(await once(session.process, 'exit')).toEqual([0, null]);
});

test('standard output carries nothing but messages', async () => {
  const session = new Session(buildDir);
  let output = '';
  session.process.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  session.send(JSON.stringify(initialize));
  await session.answer();
  session.process.stdin.end();
  await once(session.process, 'exit');
  const lines = output.trim().split('\n');
  expect(lines.every((line) => (JSON.parse(line) as {jsonrpc: string}).jsonrpc === '2.0')).toBe(true);
});

test('a message may arrive in pieces, in the middle of a character too', async () => {
  const session = new Session(buildDir);
  session.send(JSON.stringify(initialize));
  await session.answer();
  const bytes = Buffer.from(
    `${JSON.stringify({jsonrpc: '2.0', id: 2, method: 'tools/call', params: {name: 'search_docs', arguments: {query: 'süß 🦊'}}})}\n`,
  );
  for (const byte of bytes) {
    session.process.stdin.write(Buffer.of(byte));
  }
  expect(await session.answer()).toMatchObject({id: 2, result: {structuredContent: {total: 0}}});
  session.process.stdin.end();
  await once(session.process, 'exit');
});

test('the server ends quietly when the client is gone', async () => {
  const session = new Session(buildDir);
  session.send(JSON.stringify(initialize));
  await session.answer();
  let complaints = '';
  session.process.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  session.process.stdout.destroy();
  for (let id = 2; id < 50; id += 1) {
    session.send(JSON.stringify({jsonrpc: '2.0', id, method: 'tools/list'}));
  }
  expect(await once(session.process, 'exit')).toEqual([0, null]);
  expect(complaints).not.toContain('EPIPE');
});

test('without a build the server says what to do and fails', async ({}, {outputDir}) => {
  const session = new Session(join(outputDir, 'nowhere'));
  let complaints = '';
  session.process.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  expect(await once(session.process, 'exit')).toEqual([1, null]);
  expect(complaints).toContain('Build the site first: npm run build');
});
