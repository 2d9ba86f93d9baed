import {ProtocolErrorCode} from '@modelcontextprotocol/server';

import type {Context} from '../context';
import {limits} from '../limits';
import {readMessage, refusalOf} from '../protocol/message';

import {isAllowedOrigin} from './origins';
import {messageServer} from './serve';

export type DocsHandler = (request: Request) => Promise<Response>;

/** A handler for Streamable HTTP without sessions. Without `hosts`, all host names are allowed. */
export function docsHandler(context: Context, hosts?: readonly string[]): DocsHandler {
  const serve = messageServer(context);
  return async (request) => {
    if (hosts && !hosts.includes(new URL(request.url).hostname)) {
      return refused(403, 'Requests to this host name are not allowed.');
    }
    const origin = request.headers.get('origin');
    if (origin !== null && !isAllowedOrigin(origin, request.url)) {
      return refused(403, 'Requests from this origin are not allowed.');
    }
    const cors = corsHeaders(origin);
    if (request.method === 'OPTIONS') {
      return new Response(null, {status: 204, headers: {...cors, ...preflight}});
    }
    if (request.method !== 'POST') {
      const answer = refused(405, 'Send a POST request; this server keeps no sessions.');
      answer.headers.set('allow', 'POST, OPTIONS');
      return answer;
    }
    const response = await withinTime(answer(request, serve));
    const headers = new Headers(response.headers);
    Object.entries({...cors, 'cache-control': 'no-store'}).forEach(([name, value]) => headers.set(name, value));
    return new Response(response.body, {status: response.status, headers});
  };
}

const preflight = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'accept, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id',
  'access-control-max-age': '86400',
};

async function answer(request: Request, serve: DocsHandler): Promise<Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refused(415, 'The content type must be application/json.');
  }
  const text = await readBody(request);
  if (text === undefined) {
    return refused(413, `The message is longer than ${limits.message} bytes.`);
  }
  const read = readMessage(text);
  if ('refusal' in read) {
    const status = read.refusal.error.code === ProtocolErrorCode.InvalidParams ? 200 : 400;
    return Response.json(read.refusal, {status});
  }
  const headers = new Headers(request.headers);
  // The response is always JSON; clients that do not accept an event stream are served too.
  headers.set('accept', 'application/json, text/event-stream');
  return serve(new Request(request.url, {method: 'POST', headers, body: text, signal: request.signal}));
}

/** The body, or undefined when it exceeds the limit. */
async function readBody({body}: Request): Promise<string | undefined> {
  if (!body) {
    return '';
  }
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [text, size] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limits.message) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, {stream: true});
  }
  return text + decoder.decode();
}

/** The response, or status 408 when it takes too long, for example because the body never ends. */
async function withinTime(answering: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(refused(408, `No answer within ${limits.time / 1_000} seconds.`)), limits.time);
  });
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
}

function refused(status: number, message: string): Response {
  return Response.json(refusalOf(null, ProtocolErrorCode.InvalidRequest, message), {status});
}

function corsHeaders(origin: string | null): Record<string, string> {
  return origin === null ? {} : {'access-control-allow-origin': origin, vary: 'Origin'};
}
