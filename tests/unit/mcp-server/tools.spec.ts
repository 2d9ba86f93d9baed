import {expect} from '@playwright/test';

import {limits} from '../../../src/mcp-server/limits';
import {gateway, mcp} from '../../../src/site/products';

import {call, test, textOf} from './test';

/** What a result contains: `text` in its text, `not` nowhere in it, `data` among its structured content. */
interface Expected {
  readonly text?: readonly string[];
  readonly not?: string;
  readonly data?: Record<string, unknown>;
  readonly isError?: true;
}
type Call = readonly [tool: string, args: Record<string, unknown>, expected: Expected];

const any = (value: unknown): unknown => value;
const quickstart = '/toolhive/quickstart';
const muxing = '/codegate/features/muxing';
const servers = '/api/v1beta/servers';
const muxes = 'PUT /api/v1/workspaces/{workspace_name}/muxes';
const runtime = 'no container runtime found in';
const manifest = (spec: string): string =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: fetch\n  namespace: toolhive-system\nspec:\n  image: ghcr.io/stackloklabs/gofetch/server\n${spec}`;

const pages: readonly Call[] = [
  ...[
    quickstart,
    'toolhive/quickstart',
    '/toolhive/quickstart.md',
    '/toolhive/quickstart.html',
    '/toolhive/quickstart/',
    'https://docs.example.com/toolhive/quickstart',
    'https://elsewhere.example.com/toolhive/quickstart?x=1',
    'docs://toolhive/quickstart',
  ].map((page): Call => {
    const source = `Source: https://docs.example.com/toolhive/quickstart (${mcp.name} ${mcp.release})`;
    return ['read_page', {page}, {text: [source, '# Quickstart']}];
  }),
  ['read_page', {page: '/'}, {text: ['# Welcome']}],
  ...[
    {page: quickstart, section: 'Before you begin'},
    {page: quickstart, section: 'before-you-begin'},
    {page: quickstart, section: '## BEFORE YOU BEGIN'},
    {page: `${quickstart}#before-you-begin`},
  ].map((args): Call => ['read_page', args, {text: ['Docker is needed.'], not: 'thv run fetch'}]),
  [
    'read_page',
    {page: quickstart, section: 'Cleanup'},
    {
      isError: true,
      text: [
        '/toolhive/quickstart has no section "Cleanup"',
        '- /toolhive/quickstart#before-you-begin (about 20 tokens): Before you begin',
      ],
    },
  ],
  ['read_page', {page: '/toolhive/quikstart'}, {isError: true, text: ['Did you mean /toolhive/quickstart']}],
  ...[
    '../../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    '/toolhive/../../package.json',
    '/%2e%2e/package',
  ].map((page): Call => ['read_page', {page}, {isError: true, text: ['There is no page']}]),
  ['read_page', {page: '/', offset: 99_999}, {text: ['The text ends at character 21.']}],
  [
    'read_page',
    {page: '/toolhive/long', outline: true},
    {text: ['- /toolhive/long#first (about 12000 tokens): First'], not: 'A sentence'},
  ],
  ['read_page', {page: muxing, outline: true}, {text: [`${muxing}#files`]}],
  [
    'read_page',
    {page: `${quickstart}#before-you-begin`, receipts: true},
    {
      text: [`/blob/${mcp.release}/pkg/a.go#L1-L9`, 'https://example.com/docs/blob/main/specs/mcp/runs/clients.yaml'],
    },
  ],
  ['read_page', {page: `${quickstart}#before-you-begin`}, {not: 'is based on'}],
  ['read_sections', {ids: [`${muxing}#files`]}, {text: ['## By file name']}],
  [
    'read_sections',
    {ids: [`${quickstart}#run`, `${quickstart}#before-you-begin`, '/toolhive/long', '/nothing']},
    {
      text: [
        'Docker is needed.',
        '# Long\n\n## First\n\n[Left out: about 12000 tokens. Its sections:\n- /toolhive/long#first',
        'There is no section /nothing.',
      ],
    },
  ],
];

const searches: readonly Call[] = [
  ['search_docs', {query: 'xylophone zeppelin'}, {text: ['No page matches'], data: {total: 0, hits: []}}],
  ...['<script>alert(1)</script>', '\u0000\ud800', '🦊'.repeat(100), '((((', '../../etc/passwd'].map((query): Call => [
    'search_docs',
    {query},
    {},
  ]),
  ...[
    `Error: ${runtime} /var/run/docker.sock: start one`,
    `time=12:00 level=error msg="${runtime} C:\\pipe:   start one"`,
    'NO CONTAINER RUNTIME FOUND IN x: START ONE',
    `\u001b[2m11:35PM\u001b[0m \u001b[91mERR\u001b[0m ${runtime} x: start one`,
  ].map((message): Call => {
    const data = {entries: [{message: `${runtime} <PATH>: start one`}]};
    return ['find_message', {message}, {text: ['Start Docker.'], data}];
  }),
  // The level decides between entries of the same text.
  ...['INF', 'ERR'].map((level): Call => {
    const message = `${level} stream of the server closed`;
    return ['find_message', {message: `9:41AM ${message}`}, {data: {entries: [{message}, {}]}}];
  }),
  ['find_message', {message: 'Failed to'}, {text: ['Read the log.']}],
  ['find_message', {message: 'Failed to compile module'}, {isError: true}],
  ['find_message', {message: 'docker quickstart exploded'}, {isError: true, text: [quickstart]}],
];

const lookups: readonly Call[] = [
  ...['thv run', 'run', 'thv_run', 'THV  Run', 'thv run --port 8080', 'thv run fetch'].map((command): Call => {
    const data = {command: 'thv run', usage: any(expect.stringContaining('thv run [flags]'))};
    return ['lookup_command', {command}, {text: ['# thv run'], data}];
  }),
  ['lookup_command', {command: 'registry ls'}, {data: {command: 'thv registry list'}}],
  [
    'lookup_command',
    {command: 'run'},
    {
      data: {
        options: any(
          expect.arrayContaining([
            expect.objectContaining({name: 'port', type: 'int', default: 0}),
            expect.objectContaining({name: 'debug'}),
          ]),
        ),
      },
    },
  ],
  ...['--port', 'port', '--port=8080'].map((option): Call => {
    return ['lookup_command', {command: 'run', option}, {text: ['`thv run`, option `--port`', 'default 0']}];
  }),
  ['lookup_command', {command: 'run', option: '-e'}, {text: ['`--env` (`-e`)']}],
  ['lookup_command', {command: 'run', option: '--detach'}, {isError: true, text: ['--foreground']}],
  ['lookup_command', {command: 'thv rnu'}, {isError: true, text: ['Did you mean thv run']}],
  ...[`POST ${servers}`, `post ${servers}/`, `POST http://localhost:8080${servers}`, 'createServer'].map(
    (operation): Call => {
      const data = {operations: [{product: 'toolhive', method: 'POST'}]};
      return ['lookup_api_operation', {operation}, {text: [`# POST ${servers}`, '## Response 201'], data}];
    },
  ),
  ['lookup_api_operation', {operation: muxes.replace('{workspace_name}', 'default')}, {text: [`# ${muxes}`]}],
  ['lookup_api_operation', {operation: servers}, {data: {operations: [{method: 'GET'}, {method: 'POST'}]}}],
  [
    'lookup_api_operation',
    {operation: muxes},
    {text: ['- `provider_name` (string, required)', '`catch_all`, `filename_match`']},
  ],
  // What the release does otherwise than its OpenAPI document says.
  ['lookup_api_operation', {operation: `GET ${servers}`}, {text: ['`all`', `${mcp.name} ${mcp.release}`]}],
  ['lookup_api_operation', {operation: 'GET /api/v1beta/server'}, {isError: true, text: [`GET ${servers}`]}],
];

const usages: readonly Call[] = [
  ...[
    'thv run fetch',
    'thv run --name docs --permission-profile none docs-mcp:1 -- node server.mjs',
    'sudo thv list --format json | jq .',
    manifest('  transport: stdio\n'),
  ].map((text): Call => {
    const verdict = `No problems found for ${mcp.name} ${mcp.release}`;
    return ['check_usage', {text}, {text: [verdict], data: {valid: true, release: mcp.release}}];
  }),
  ...[
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
  ].map(([text, problem = '']): Call => ['check_usage', {text}, {text: [problem], data: {valid: false}}]),
  ['check_usage', {text: 'docker ps'}, {isError: true}],
];

/** Arguments that do not match the schema of a tool, with what the answer says. */
const wrong = (
  [
    ['search_docs', {}, "required property 'query'"],
    ['search_docs', {query: ''}, 'fewer than 1 characters'],
    ['search_docs', {query: 7}, 'query: must be string'],
    ['search_docs', {query: 'x'.repeat(513)}, 'more than 512 characters'],
    ['search_docs', {query: 'x', limit: 0}, 'limit: must be >= 1'],
    ['search_docs', {query: 'x', limit: 1.5}, 'limit: must be integer'],
    ['search_docs', {query: 'x', product: 'other'}, 'nearest valid name: "toolhive"'],
    ['search_docs', {query: 'x', extra: 1}, '"extra"'],
    ['read_page', {page: ['/']}, 'page: must be string'],
    ['read_page', {page: '/', offset: -1}, 'offset: must be >= 0'],
    ['lookup_command', {command: null}, 'command: must be string'],
  ] as const
).map(([tool, args, hint]): Call => [tool, args, {isError: true, text: [hint, 'Its arguments: ']}]);

const calls = [...pages, ...searches, ...lookups, ...usages, ...wrong];

for (const [i, [tool, args, {text = [], not, data, isError}]] of calls.entries()) {
  test(`${i + 1}. ${tool} ${JSON.stringify(args).slice(0, 100)}`, async ({client}) => {
    const result = await call(client, tool, args);
    expect(result.isError).toBe(isError);
    text.forEach((part) => expect(textOf(result)).toContain(part));
    expect(not !== undefined && textOf(result).includes(not)).toBe(false);
    expect(textOf(result).length).toBeLessThanOrEqual(limits.text);
    expect(result.structuredContent ?? {}).toMatchObject(data ?? {});
  });
}

test('a search can be limited to one product', async ({client}) => {
  const {structuredContent} = await call(client, 'search_docs', {query: 'server model request', product: 'codegate'});
  const {hits} = structuredContent as {hits: {page: string}[]};
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.every(({page}) => page.startsWith(gateway.path))).toBe(true);
});

test('a search returns as many hits as wanted, but not more than the limit', async ({client}) => {
  for (const limit of [1, 20, 1_000, 1e15]) {
    const {structuredContent} = await call(client, 'search_docs', {query: 'filler text', limit});
    const {hits, total} = structuredContent as {hits: unknown[]; total: number};
    expect(total).toBeGreaterThan(20);
    expect(hits).toHaveLength(Math.min(limit, limits.hits.most));
  }
});

test('a long page is returned in pieces that together are the page', async ({client}) => {
  let [text, pieces] = ['', 0];
  for (let offset: string | undefined = '0'; offset !== undefined; pieces += 1) {
    const piece = textOf(await call(client, 'read_page', {page: '/toolhive/long', offset: Number(offset)}));
    expect(piece.length).toBeLessThanOrEqual(limits.text);
    [, offset] = /Continue with offset (\d+)/.exec(piece) ?? [];
    text += piece;
  }
  expect(pieces).toBe(4);
  expect(text.match(/A sentence/g)).toHaveLength(1_500);
  expect(text).toContain('The end.');
});

test('the pages can be listed, all or those of a product', async ({client}) => {
  expect(textOf(await call(client, 'list_pages')).split('\n')).toHaveLength(66);
  expect(textOf(await call(client, 'list_pages', {product: 'toolhive'})).split('\n')).toHaveLength(4);
});

test('without an operation all calls are listed, or those of a product', async ({client}) => {
  for (const [args, count] of [
    [{}, 45],
    [{product: 'codegate'}, 36],
  ] as const) {
    const result = await call(client, 'lookup_api_operation', args);
    expect((result.structuredContent as {operations: unknown[]}).operations).toHaveLength(count);
    expect(textOf(result)).toContain(gateway.name);
  }
});
