import {expect} from '@playwright/test';

import {gateway, mcp} from '../../../src/site/products';

import {call, textOf} from './connect';
import {test} from './test';

for (const command of ['thv run', 'run', 'thv_run', 'THV  Run', 'thv run --port 8080', 'thv run fetch']) {
  test(`a command is found by "${command}"`, async ({client}) => {
    const result = await call(client, 'lookup_command', {command});
    expect(textOf(result)).toContain('# thv run');
    expect(result.structuredContent).toMatchObject({
      command: 'thv run',
      usage: expect.stringContaining('thv run [flags]') as unknown,
    });
  });
}

test('a command is found by its alias', async ({client}) => {
  const {structuredContent} = await call(client, 'lookup_command', {command: 'registry ls'});
  expect(structuredContent).toMatchObject({command: 'thv registry list'});
});

test('options have type and default, and include the inherited ones', async ({client}) => {
  const {structuredContent} = await call(client, 'lookup_command', {command: 'run'});
  const {options} = structuredContent as {options: {name: string; type: string; default: unknown}[]};
  expect(options).toContainEqual(expect.objectContaining({name: 'port', type: 'int', default: 0}));
  expect(options.map(({name}) => name)).toContain('debug');
});

for (const option of ['--port', 'port', '--port=8080']) {
  test(`an option is found by ${option}`, async ({client}) => {
    const text = textOf(await call(client, 'lookup_command', {command: 'run', option}));
    expect(text).toContain('`thv run`, option `--port`');
    expect(text).toContain('default 0');
  });
}

test('an option is found by its short form', async ({client}) => {
  expect(textOf(await call(client, 'lookup_command', {command: 'run', option: '-e'}))).toContain('`--env` (`-e`)');
});

test('a missing option is an error that lists the options', async ({client}) => {
  const result = await call(client, 'lookup_command', {command: 'run', option: '--detach'});
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain('--foreground');
});

test('a missing command is an error that suggests commands', async ({client}) => {
  const result = await call(client, 'lookup_command', {command: 'thv rnu'});
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain('Did you mean thv run');
});

for (const operation of [
  'POST /api/v1beta/servers',
  'post /api/v1beta/servers/',
  'POST http://localhost:8080/api/v1beta/servers',
]) {
  test(`an operation is found by "${operation}"`, async ({client}) => {
    const result = await call(client, 'lookup_api_operation', {operation});
    expect(textOf(result)).toContain('# POST /api/v1beta/servers');
    expect(textOf(result)).toContain('## Response 201');
    expect(result.structuredContent).toMatchObject({operations: [{product: 'toolhive', method: 'POST'}]});
  });
}

test('an operation is found by its id and by a path with values', async ({client}) => {
  const byId = await call(client, 'lookup_api_operation', {operation: 'createServer'});
  expect(textOf(byId)).toContain('# POST /api/v1beta/servers');
  const byValue = await call(client, 'lookup_api_operation', {operation: 'PUT /api/v1/workspaces/default/muxes'});
  expect(textOf(byValue)).toContain('# PUT /api/v1/workspaces/{workspace_name}/muxes');
});

test('a path with several methods lists them', async ({client}) => {
  const {structuredContent} = await call(client, 'lookup_api_operation', {operation: '/api/v1beta/servers'});
  const {operations} = structuredContent as {operations: {method: string}[]};
  expect(operations.map(({method}) => method)).toEqual(['GET', 'POST']);
});

test('body fields have type, whether they are required, and their values', async ({client}) => {
  const text = textOf(
    await call(client, 'lookup_api_operation', {operation: 'PUT /api/v1/workspaces/{workspace_name}/muxes'}),
  );
  expect(text).toContain('- `provider_name` (string, required)');
  expect(text).toContain('`catch_all`, `filename_match`');
});

test('differences between the release and its OpenAPI document are listed', async ({client}) => {
  const text = textOf(await call(client, 'lookup_api_operation', {operation: 'GET /api/v1beta/servers'}));
  expect(text).toContain('`all`');
  expect(text).toContain(`${mcp.name} ${mcp.release}`);
});

test('without an operation all calls are listed, or those of a product', async ({client}) => {
  const all = await call(client, 'lookup_api_operation');
  const some = await call(client, 'lookup_api_operation', {product: 'codegate'});
  const count = (result: typeof all) => (result.structuredContent as {operations: unknown[]}).operations.length;
  expect(count(all)).toBe(45);
  expect(count(some)).toBe(36);
  expect(textOf(some)).toContain(gateway.name);
});

test('a missing operation is an error that suggests operations', async ({client}) => {
  const result = await call(client, 'lookup_api_operation', {operation: 'GET /api/v1beta/server'});
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain('GET /api/v1beta/servers');
});
