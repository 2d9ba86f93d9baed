import {type ChildProcessWithoutNullStreams, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {createInterface, type Interface} from 'node:readline';

import {expect} from '@playwright/test';

import {siteDir} from '../../support/site';

import {test} from './test';

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
    this.process = spawn(process.execPath, [entry, '--from', buildDir]);
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

test('invalid input gets an error each time, and the server continues', async ({buildDir}) => {
  const session = new Session(buildDir);
  session.send(JSON.stringify(initialize));
  expect(await session.answer()).toMatchObject({id: 1, result: {serverInfo: {name: 'stacklok-docs'}}});
  for (const [line, code] of [
    ['not json', -32700],
    ['{"jsonrpc":"2.0",', -32700],
    ['[]', -32600],
    ['null', -32600],
    ['42', -32600],
    ['{"id":3.5}', -32600],
    [`{"jsonrpc":"2.0","id":4,"method":"ping","params":{"x":"${'y'.repeat(1_100_000)}"}}`, -32600],
    ['{"jsonrpc":"2.0","id":8.5,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
  ] as const) {
    session.send(line);
    expect(await session.answer(), line.slice(0, 40)).toMatchObject({id: null, error: {code}});
  }
  for (const [line, code] of [
    ['{"jsonrpc":"2.0","id":"a"}', -32600],
    ['{"jsonrpc":"2.0","id":"a","method":5}', -32600],
    ['{"jsonrpc":"2.0","id":"a","method":"ping","params":[]}', -32600],
    ['{"jsonrpc":"2.0","id":"a","method":"ping","params":{"_meta":5}}', -32602],
    ['{"jsonrpc":"2.0","id":"a","method":"tools/call"}', -32602],
    ['{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":5}}', -32602],
    ['{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"list_pages","arguments":[]}}', -32602],
    ['{"jsonrpc":"2.0","id":"a","method":"completion/complete","params":{"ref":{"type":"x"}}}', -32602],
    ['{"jsonrpc":"2.0","id":"a","method":"no/such"}', -32601],
  ] as const) {
    session.send(line);
    const message = expect.stringMatching(/^[^[\n]+$/) as unknown;
    expect(await session.answer(), line).toMatchObject({id: 'a', error: {code, message}});
  }
  session.send('');
  session.send(JSON.stringify({jsonrpc: '2.0', id: 5, method: 'ping'}));
  expect(await session.answer()).toEqual({jsonrpc: '2.0', id: 5, result: {}});
  session.process.stdin.end();
  expect(await once(session.process, 'exit')).toEqual([0, null]);
});

test('a message may arrive in pieces, split within a character too', async ({buildDir}) => {
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

test('the server exits without errors when the client disconnects', async ({buildDir}) => {
  const session = new Session(buildDir);
  session.send(JSON.stringify(initialize));
  await session.answer();
  let consoleErrors = '';
  session.process.stderr.on('data', (chunk: Buffer) => (consoleErrors += chunk.toString()));
  session.process.stdout.destroy();
  for (let id = 2; id < 50; id += 1) {
    session.send(JSON.stringify({jsonrpc: '2.0', id, method: 'tools/list'}));
  }
  expect(await once(session.process, 'exit')).toEqual([0, null]);
  expect(consoleErrors).not.toContain('EPIPE');
});

test('all requests are answered when the input ends, with nothing else on standard output', async ({buildDir}) => {
  const session = new Session(buildDir);
  let output = '';
  session.process.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  session.send(JSON.stringify(initialize));
  for (let id = 2; id <= 60; id += 1) {
    session.send(JSON.stringify({jsonrpc: '2.0', id, method: 'tools/call', params: {name: 'list_pages'}}));
  }
  session.process.stdin.end('{"jsonrpc":"2.0","id":61,"method":"ping"}');
  await once(session.process, 'close');
  const ids = output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as {id: number}).id);
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({length: 61}, (_, i) => i + 1));
});

test('without a site the server names the file that is missing and fails', async ({}, {outputDir}) => {
  const session = new Session(join(outputDir, 'nowhere'));
  let consoleErrors = '';
  session.process.stderr.on('data', (chunk: Buffer) => (consoleErrors += chunk.toString()));
  expect(await once(session.process, 'exit')).toEqual([1, null]);
  expect(consoleErrors).toContain('docs-data.json cannot be read');
});

for (const [args, code, text] of [
  [['--version'], 0, '1.0.0\n'],
  [['--help'], 0, 'Usage: docs-mcp'],
  [['--form', 'x'], 1, "docs server: Unknown option '--form'"],
  [['--from='], 1, 'docs server: --from needs an origin or a folder'],
] as const) {
  test(`the command line is parsed: ${args.join(' ')}`, () => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [entry, ...args], {encoding: 'utf8'});
    expect(status).toBe(code);
    expect(stdout + stderr).toContain(text);
  });
}
