import {expect} from '@playwright/test';

import {mcp} from '../../../src/site/products';

import {call, textOf} from './connect';
import {test} from './test';

const manifest = (spec: string): string =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: fetch\n  namespace: toolhive-system\nspec:\n  image: ghcr.io/stackloklabs/gofetch/server\n${spec}`;

for (const text of [
  'thv run fetch',
  'thv run --name docs --permission-profile none docs-mcp:1 -- node server.mjs',
  'sudo thv list --format json | jq .',
  manifest('  transport: stdio\n'),
]) {
  test(`a valid usage passes: ${text.slice(0, 40)}`, async ({client}) => {
    const result = await call(client, 'check_usage', {text});
    expect(result.structuredContent).toMatchObject({valid: true, release: mcp.release});
    expect(textOf(result)).toContain(`No problems found for ${mcp.name} ${mcp.release}`);
  });
}

for (const [text, problem] of [
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
] as const) {
  test(`an invalid usage is explained: ${problem}`, async ({client}) => {
    const result = await call(client, 'check_usage', {text});
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toMatchObject({valid: false});
    expect(textOf(result)).toContain(problem);
  });
}

test('a text with nothing to check says so', async ({client}) => {
  expect(await call(client, 'check_usage', {text: 'docker ps'})).toMatchObject({isError: true});
});

for (const message of [
  'Error: no container runtime found in /var/run/docker.sock: start one',
  'time=12:00 level=error msg="no container runtime found in C:\\pipe:   start one"',
  'NO CONTAINER RUNTIME FOUND IN x: START ONE',
  '\u001b[2m11:35PM\u001b[0m \u001b[91mERR\u001b[0m no container runtime found in x: start one',
]) {
  test(`the entry of a message is found: ${JSON.stringify(message)}`, async ({client}) => {
    const result = await call(client, 'find_message', {message});
    expect(textOf(result)).toContain('Start Docker.');
    expect(result.structuredContent).toMatchObject({
      entries: [{message: 'no container runtime found in <PATH>: start one'}],
    });
  });
}

test('the level decides between entries of the same text', async ({client}) => {
  for (const level of ['INF', 'ERR']) {
    const result = await call(client, 'find_message', {message: `9:41AM ${level} stream of the server closed`});
    expect(result.structuredContent).toMatchObject({entries: [{message: `${level} stream of the server closed`}, {}]});
  }
});

test('a short message is not found in the lines of others', async ({client}) => {
  expect(textOf(await call(client, 'find_message', {message: 'Failed to'}))).toContain('Read the log.');
  expect(await call(client, 'find_message', {message: 'Failed to compile module'})).toMatchObject({isError: true});
});

test('an unlisted message is an error that suggests sections', async ({client}) => {
  const result = await call(client, 'find_message', {message: 'docker quickstart exploded'});
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain('/toolhive/quickstart');
});

test('an outline lists ids and sizes without text', async ({client}) => {
  const text = textOf(await call(client, 'read_page', {page: '/toolhive/long', outline: true}));
  expect(text).toContain('- /toolhive/long#first (about 12000 tokens): First');
  expect(text).not.toContain('A sentence');
  expect(text.length).toBeLessThan(500);
});

test('several sections are read at once, as many as fit, with the beginning of others', async ({client}) => {
  const ids = ['/toolhive/quickstart#run', '/toolhive/quickstart#before-you-begin', '/toolhive/long', '/nothing'];
  const text = textOf(await call(client, 'read_sections', {ids}));
  expect(text).toContain('Docker is needed.');
  expect(text).toContain('# Long\n\n## First\n\n[Left out: about 12000 tokens. Its sections:\n- /toolhive/long#first');
  expect(text).toContain('There is no section /nothing.');
  expect(text.length).toBeLessThan(12_000);
});

test('a statement has its sources on request', async ({client}) => {
  const page = '/toolhive/quickstart#before-you-begin';
  const text = textOf(await call(client, 'read_page', {page, receipts: true}));
  expect(text).toContain(`/blob/${mcp.release}/pkg/a.go#L1-L9`);
  expect(text).toContain('https://example.com/docs/blob/main/specs/mcp/runs/clients.yaml');
  expect(textOf(await call(client, 'read_page', {page}))).not.toContain('is based on');
});
