import {expect} from '@playwright/test';

import {mcp} from '../../../src/site/products';

/** What a result contains: `text` in its text, `not` nowhere in it, `data` among its structured content. */
interface Expected {
  readonly text?: readonly string[];
  readonly not?: string;
  readonly data?: Record<string, unknown>;
  readonly isError?: true;
}
export type Call = readonly [tool: string, args: Record<string, unknown>, expected: Expected];

const any = (value: unknown): unknown => value;
const quickstart = '/toolhive/quickstart';
const muxing = '/codegate/features/muxing';
const servers = '/api/v1beta/servers';
const muxes = 'PUT /api/v1/workspaces/{workspace_name}/muxes';
const runtime = 'no container runtime found in';
export const pages: readonly Call[] = [
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

export const searches: readonly Call[] = [
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

export const lookups: readonly Call[] = [
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
