import {expect} from '@playwright/test';

import {contextOf} from '../../../src/mcp-server/context';
import {readFiles} from '../../../src/mcp-server/files';
import {docsHandler, type DocsHandler} from '../../../src/mcp-server/http';
import {limits} from '../../../src/mcp-server/limits';

import {test} from './test';

const address = 'https://docs.example.com/mcp';
const json = {'content-type': 'application/json'};
const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
let handler: DocsHandler;

test.beforeAll(async ({buildDir}) => {
  handler = docsHandler(contextOf(await readFiles(buildDir)), ['docs.example.com', 'localhost']);
});

test('a request is answered as JSON without a session and is not cached', async () => {
  const response = await handler(new Request(address, {method: 'POST', body: list, headers: json}));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(await response.json()).toMatchObject({id: 1, result: {tools: expect.any(Array) as unknown}});
});

/** Requests with the status of their answers and the text that it contains. */
const requests: readonly (readonly [
  what: string,
  init: {method?: string; body?: string; url?: string; headers?: Record<string, string>},
  status: number,
  text: string,
])[] = [
  ['a notification', {body: '{"jsonrpc":"2.0","method":"notifications/initialized"}'}, 202, ''],
  ['GET', {method: 'GET'}, 405, 'keeps no sessions'],
  ['DELETE', {method: 'DELETE'}, 405, 'keeps no sessions'],
  ['no JSON', {body: 'not json'}, 400, '-32700'],
  ['nothing', {body: ''}, 400, '-32700'],
  ['a batch of many messages', {body: `[${new Array(101).fill(list).join()}]`}, 400, '-32600'],
  ['another content type', {body: list, headers: {'content-type': 'text/plain'}}, 415, 'application/json'],
  ['a long message', {body: `"${'x'.repeat(limits.message)}"`}, 413, 'Too Large'],
  ['a page of the same host', {body: list, headers: {origin: 'https://docs.example.com'}}, 200, 'tools'],
  ['a tool on the same machine', {body: list, headers: {origin: 'http://localhost:6274'}}, 200, 'tools'],
  ['another site', {body: list, headers: {origin: 'https://evil.example.org'}}, 403, 'origin'],
  ['a page without origin', {body: list, headers: {origin: 'null'}}, 403, 'origin'],
  ['a host that begins alike', {body: list, headers: {origin: 'http://docs.example.com.evil.org'}}, 403, 'origin'],
  ['another port', {body: list, headers: {origin: 'https://docs.example.com:8443'}}, 403, 'origin'],
  ['a host name that leads here', {body: list, url: 'http://rebound.example.org:3123/mcp'}, 403, 'host name'],
];

for (const [what, {method = 'POST', body, url = address, headers}, status, text] of requests) {
  test(`a request with ${what} gets ${status}`, async () => {
    const sent = {...json, ...headers};
    const response = await handler(new Request(url, {method, ...(body !== undefined && {body}), headers: sent}));
    const answer = await response.text();
    expect([response.status, answer]).toEqual([status, expect.stringContaining(text)]);
    const {origin = null} = headers ?? {};
    expect(response.headers.get('access-control-allow-origin')).toBe(status === 403 ? null : origin);
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
  });
}

test('a body is read up to the limit, whatever its content-length', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(100_000));
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  const headers = {...json, 'content-length': '10'};
  const response = await handler(
    new Request(address, {method: 'POST', body: endless, headers, duplex: 'half'} as RequestInit),
  );
  expect(response.status).toBe(413);
  expect(sent).toBeLessThanOrEqual(limits.message / 100_000 + 6);
});

test('a body that never ends is refused in time', async () => {
  const body = new ReadableStream<Uint8Array>({});
  const request = new Request(address, {method: 'POST', body, headers: json, duplex: 'half'} as RequestInit);
  expect((await handler(request)).status).toBe(408);
});

test('a preflight request lists the allowed headers', async () => {
  const headers = {origin: 'http://localhost:6274', 'access-control-request-method': 'POST'};
  const response = await handler(new Request(address, {method: 'OPTIONS', headers}));
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
});
