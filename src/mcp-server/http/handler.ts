import type {Context} from '../context';
import {limits} from '../limits';
import {codes} from '../protocol/error';
import {readMessage, refusalOf} from '../protocol/message';

import {isAllowedOrigin} from './origins';
import {messageServer} from './serve';

/** Answers requests of the protocol; the same function for every host. */
export type DocsHandler = (request: Request) => Promise<Response>;

/** What a handler may be told. */
export interface HandlerOptions {
  /** Origins of web pages that may ask; those of the request's own host may always. */
  readonly origins?: readonly string[];
  /** The only host names under which requests are answered; all, when left out. A server on this machine names its own. */
  readonly hosts?: readonly string[];
}

/**
 * A handler for Streamable HTTP without sessions: every request is answered on its own.
 *
 * @param context what to answer from
 */
export function docsHandler(context: Context, {origins = [], hosts}: HandlerOptions = {}): DocsHandler {
  const serve = messageServer(context);
  return async (request) => {
    if (hosts && !hosts.includes(new URL(request.url).hostname)) {
      return refused(403, codes.invalidRequest, 'This server does not answer under this host name.');
    }
    const origin = request.headers.get('origin');
    if (origin !== null && !isAllowedOrigin(origin, request.url, origins)) {
      return refused(403, codes.invalidRequest, 'Pages of this origin may not ask.');
    }
    const cors = corsHeaders(origin);
    if (request.method === 'OPTIONS') {
      return new Response(null, {status: 204, headers: {...cors, ...preflight}});
    }
    if (request.method !== 'POST') {
      const answer = refused(405, codes.invalidRequest, 'Send a POST request; this server keeps no sessions.');
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
    return refused(415, codes.invalidRequest, 'The content type must be application/json.');
  }
  const text = await readBody(request);
  if (text === undefined) {
    return refused(413, codes.invalidRequest, `The message is longer than ${limits.message} bytes.`);
  }
  const read = readMessage(text);
  if ('refusal' in read) {
    const status = read.refusal.error.code === codes.invalidParams ? 200 : 400;
    return Response.json(read.refusal, {status});
  }
  const headers = new Headers(request.headers);
  // The answer is always JSON, whatever a simple client forgot to accept.
  headers.set('accept', 'application/json, text/event-stream');
  return serve(new Request(request.url, {method: 'POST', headers, body: text, signal: request.signal}));
}

/** The body as text; undefined when it is longer than the limit. */
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

/** The answer, or that it took too long; a body that never ends is the usual reason. */
async function withinTime(answering: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(
      () => resolve(refused(408, codes.invalidRequest, `No answer within ${limits.time / 1_000} seconds.`)),
      limits.time,
    );
  });
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
}

function refused(status: number, code: (typeof codes)[keyof typeof codes], message: string): Response {
  return Response.json(refusalOf(null, code, message), {status});
}

function corsHeaders(origin: string | null): Record<string, string> {
  return origin === null ? {} : {'access-control-allow-origin': origin, vary: 'Origin'};
}
