import {expect} from '@playwright/test';

import {loadContext} from '../../../src/mcp-server/context';
import {filesInFolder} from '../../../src/mcp-server/files/folder';
import {docsHandler, type DocsHandler} from '../../../src/mcp-server/http/handler';
import {limits} from '../../../src/mcp-server/limits';

import {test} from './test';

const address = 'https://docs.example.com/mcp';
const list = {jsonrpc: '2.0', id: 1, method: 'tools/list'};
let handler: DocsHandler;

test.beforeAll(async ({buildDir}) => {
  handler = docsHandler(await loadContext(filesInFolder(buildDir)));
});

function post(body: BodyInit, headers: Record<string, string> = {}, url = address): Promise<Response> {
  return handler(new Request(url, {method: 'POST', body, headers: {'content-type': 'application/json', ...headers}}));
}

test('a request is answered without a session and is not cached', async () => {
  const response = await post(JSON.stringify(list));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(await response.json()).toMatchObject({id: 1, result: {tools: expect.any(Array) as unknown}});
});

test('a notification is accepted and gets no response', async () => {
  const response = await post(JSON.stringify({jsonrpc: '2.0', method: 'notifications/initialized'}));
  expect(response.status).toBe(202);
  expect(await response.text()).toBe('');
});

for (const method of ['GET', 'DELETE', 'PUT', 'HEAD']) {
  test(`${method} is refused, because there are no sessions`, async () => {
    const response = await handler(new Request(address, {method}));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });
}

for (const [body, status, code] of [
  ['not json', 400, -32700],
  [`[${JSON.stringify(list)}]`, 400, -32600],
  ['{"jsonrpc":"2.0","id":1}', 400, -32600],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":5}}', 200, -32602],
] as const) {
  test(`an invalid body is refused: ${body.slice(0, 50)}`, async () => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: {code, message: expect.stringMatching(/^[^[]+\.$/) as unknown},
    });
  });
}

test('another content type is refused', async () => {
  expect((await post('a=b', {'content-type': 'text/plain'})).status).toBe(415);
});

test('a body over the limit is refused, whatever its content-length', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(100_000));
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  const request = new Request(address, {
    method: 'POST',
    body: endless,
    headers: {'content-type': 'application/json', 'content-length': '10'},
    duplex: 'half',
  } as RequestInit);
  const response = await handler(request);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThanOrEqual(limits.message / 100_000 + 3);
});

for (const [origin, status] of [
  ['https://docs.example.com', 200],
  ['http://localhost:6274', 200],
  ['https://evil.example.org', 403],
  ['null', 403],
  ['http://docs.example.com.evil.org', 403],
] as const) {
  test(`a request from ${origin} gets ${status}`, async () => {
    const response = await post(JSON.stringify(list), {origin});
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(status === 200 ? origin : null);
  });
}

test('a preflight request lists the allowed headers', async () => {
  const headers = {origin: 'http://localhost:6274', 'access-control-request-method': 'POST'};
  const response = await handler(new Request(address, {method: 'OPTIONS', headers}));
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
});

test('a local server accepts local host names only', async ({buildDir}) => {
  const own = docsHandler(await loadContext(filesInFolder(buildDir)), ['localhost']);
  const ask = (url: string) =>
    own(new Request(url, {method: 'POST', body: JSON.stringify(list), headers: {'content-type': 'application/json'}}));
  expect((await ask('http://localhost:3123/mcp')).status).toBe(200);
  expect((await ask('http://rebound.example.org:3123/mcp')).status).toBe(403);
});
