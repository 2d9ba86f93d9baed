import {type ChildProcessWithoutNullStreams, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';

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
const request = (id: number, method: string, params: object = {}): object => ({jsonrpc: '2.0', id, method, params});

function start(buildDir: string): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [entry, '--from', buildDir]);
}

/** Runs the server with lines as its whole input; returns the answers in the order of their ids. */
function run(buildDir: string, lines: readonly (string | object)[]): {status: number | null; answers: {id: number}[]} {
  const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const {status, stdout} = spawnSync(process.execPath, [entry, '--from', buildDir], {input, encoding: 'utf8'});
  const lined = stdout.trim().split('\n');
  const answers = lined.map((line) => JSON.parse(line) as {id: number});
  return {status, answers: answers.sort((a, b) => a.id - b.id)};
}

test('the server answers what is wrong in a request and ignores what is none', ({buildDir}) => {
  const wrong = [
    request(2, 'tools/call'),
    request(3, 'tools/call', {name: 5}),
    request(4, 'tools/call', {name: 'list_pages', arguments: []}),
    request(5, 'completion/complete', {ref: {type: 'x'}}),
    request(6, 'no/such'),
  ];
  const ignored = [
    'not json',
    '{"jsonrpc":"2.0",',
    '[]',
    'null',
    '42',
    '',
    '{"jsonrpc":"2.0","id":3.5,"method":"ping"}',
  ];
  const long = request(7, 'tools/call', {name: 'search_docs', arguments: {query: 'y'.repeat(1_100_000)}});
  const {status, answers} = run(buildDir, [initialize, ...ignored, ...wrong, long, request(8, 'ping')]);
  expect(status).toBe(0);
  expect(answers).toMatchObject([
    {id: 1, result: {serverInfo: {name: 'stacklok-docs'}}},
    ...[2, 3, 4].map((id) => ({id, error: {code: -32602}})),
    {id: 5, error: {code: -32603}},
    {id: 6, error: {code: -32601}},
    {id: 7, result: {isError: true}},
    {id: 8, result: {}},
  ]);
});

test('all requests are answered when the input ends, with nothing else on standard output', ({buildDir}) => {
  const calls = Array.from({length: 60}, (_, i) => request(i + 2, 'tools/call', {name: 'list_pages'}));
  const {answers} = run(buildDir, [initialize, ...calls]);
  expect(answers.map(({id}) => id)).toEqual(Array.from({length: 61}, (_, i) => i + 1));
});

test('the server exits without errors when the client disconnects', async ({buildDir}) => {
  const server = start(buildDir);
  server.stdin.on('error', () => undefined);
  let consoleErrors = '';
  server.stderr.on('data', (chunk: Buffer) => (consoleErrors += chunk.toString()));
  server.stdin.write(`${JSON.stringify(initialize)}\n`);
  await once(server.stdout, 'data');
  server.stdout.destroy();
  for (let id = 2; id < 50; id += 1) {
    server.stdin.write(`${JSON.stringify(request(id, 'tools/list'))}\n`);
  }
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(consoleErrors).not.toContain('EPIPE');
});

for (const [args, code, text] of [
  [['--version'], 0, '1.0.0\n'],
  [['--help'], 0, 'Usage: docs-mcp'],
  [['--form', 'x'], 1, "docs server: Unknown option '--form'"],
  [['--from='], 1, 'docs server: --from needs an origin or a folder'],
  [['--from', '/nowhere'], 1, 'docs server: /nowhere: docs-data.json cannot be read'],
  [['--from', 'http://127.0.0.1:1/'], 1, 'docs server: http://127.0.0.1:1: docs-data.json cannot be read: '],
] as const) {
  test(`the command line is parsed: ${args.join(' ')}`, () => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [entry, ...args], {encoding: 'utf8'});
    expect(status).toBe(code);
    expect(stdout + stderr).toContain(text);
  });
}
