import {spawn, spawnSync} from 'node:child_process';
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
const request = (id: number, method: string, params: object = {}): string =>
  JSON.stringify({jsonrpc: '2.0', id, method, params});

test('all requests are answered, whatever is between them, with nothing else on standard output', ({buildDir}) => {
  const calls = Array.from({length: 60}, (_, i) => request(i + 2, 'tools/call', {name: 'list_pages'}));
  const noRequests = [
    'not json',
    '{"jsonrpc":"2.0",',
    '[]',
    'null',
    '42',
    '',
    '{"jsonrpc":"2.0","id":3.5,"method":"a"}',
  ];
  const wrong = [request(62, 'tools/call', {name: 5}), request(63, 'no/such')];
  const input = [JSON.stringify(initialize), ...noRequests, ...calls, ...wrong, ''].join('\n');
  const {status, stdout} = spawnSync(process.execPath, [entry, '--from', buildDir], {input, encoding: 'utf8'});
  const answers = stdout.trim().split('\n');
  const ids = answers.map((line) => (JSON.parse(line) as {id: number}).id).sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({length: 63}, (_, i) => i + 1));
  expect(status).toBe(0);
});

test('the server exits without errors when the client disconnects', async ({buildDir}) => {
  const server = spawn(process.execPath, [entry, '--from', buildDir]);
  server.stdin.on('error', () => undefined);
  let consoleErrors = '';
  server.stderr.on('data', (chunk: Buffer) => (consoleErrors += chunk.toString()));
  server.stdin.write(`${JSON.stringify(initialize)}\n`);
  await once(server.stdout, 'data');
  server.stdout.destroy();
  for (let id = 2; id < 50; id += 1) {
    server.stdin.write(`${request(id, 'tools/list')}\n`);
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
