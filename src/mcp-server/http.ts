import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  localhostAllowedHostnames,
  ProtocolErrorCode,
  readRequestBody,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

import {atFirstUse, type Context, contextOf} from './context';
import type {Files} from './files';
import {limits} from './limits';
import {createServer} from './server';

export type DocsHandler = (request: Request) => Promise<Response>;

/** Host names of the local machine. A local server accepts no others, which protects it from DNS rebinding. */
export const localHosts: readonly string[] = localhostAllowedHostnames();

const preflight = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'accept, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id',
  'access-control-max-age': '86400',
};

/** A handler for Streamable HTTP without sessions. Without `hosts`, all host names are allowed. */
export function docsHandler(context: Context, hosts?: readonly string[]): DocsHandler {
  const serve = messageHandler(context);
  return async (request) => {
    if (hosts && !hosts.includes(new URL(request.url).hostname)) {
      return refused(403, 'Requests to this host name are not allowed.');
    }
    const origin = request.headers.get('origin');
    if (origin !== null && !isAllowedOrigin(origin, request.url)) {
      return refused(403, 'Requests from this origin are not allowed.');
    }
    const headers = {
      ...(origin !== null && {'access-control-allow-origin': origin, vary: 'Origin'}),
      'cache-control': 'no-store',
    };
    if (request.method === 'OPTIONS') {
      return new Response(null, {status: 204, headers: {...headers, ...preflight}});
    }
    if (request.method !== 'POST') {
      const answer = refused(405, 'Send a POST request; this server keeps no sessions.');
      answer.headers.set('allow', 'POST, OPTIONS');
      return answer;
    }
    const response = await Promise.race([serve(request), late()]);
    Object.entries(headers).forEach(([name, value]) => response.headers.set(name, value));
    return response;
  };
}

/** A handler over bundled files, which are read at the first request. */
export function carriedHandler(files: Files): DocsHandler {
  const handler = atFirstUse(() => docsHandler(contextOf(files)));
  return (request) => handler()(request);
}

/** Whether pages of an origin may send requests: those of the same host and of tools on the reader's machine. */
function isAllowedOrigin(origin: string, url: string): boolean {
  const from = URL.canParse(origin) ? new URL(origin) : undefined;
  return from !== undefined && (localHosts.includes(from.hostname) || from.host === new URL(url).host);
}

/** Answers messages of all revisions; from 2026-07-28 on, each request names its revision. */
function messageHandler(context: Context): DocsHandler {
  const modern = createMcpHandler(() => createServer(context), {legacy: 'reject', maxSubscriptions: 1});
  return async (request) => {
    if (!isJsonContentType(request.headers.get('content-type'))) {
      return refused(415, 'The content type must be application/json.');
    }
    const read = await readRequestBody(request, limits.message);
    if (read.tooLarge) {
      return refused(413, `The message is longer than ${limits.message} bytes.`);
    }
    const parsedBody = parsed(read.text);
    if (parsedBody === undefined) {
      return refused(400, 'The message is not JSON.', ProtocolErrorCode.ParseError);
    }
    if (Array.isArray(parsedBody)) {
      return refused(400, 'Batches are not supported; send one message at a time.');
    }
    const headers = new Headers(request.headers);
    // The response is always JSON; clients that do not accept an event stream are served too.
    headers.set('accept', 'application/json, text/event-stream');
    const asked = new Request(request.url, {method: 'POST', headers, signal: request.signal});
    return (await isLegacyRequest(asked, parsedBody))
      ? answerOlder(context, asked, parsedBody)
      : modern.fetch(asked, {parsedBody});
  };
}

async function answerOlder(context: Context, request: Request, parsedBody: unknown): Promise<Response> {
  const server = createServer(context);
  const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, {parsedBody});
  } finally {
    await server.close();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer to a request that takes too long, for example because its body never ends. */
function late(): Promise<Response> {
  const message = `No answer within ${limits.time / 1_000} seconds.`;
  return new Promise((resolve) => {
    AbortSignal.timeout(limits.time).addEventListener('abort', () => resolve(refused(408, message)));
  });
}

function refused(status: number, message: string, code = ProtocolErrorCode.InvalidRequest): Response {
  return Response.json({jsonrpc: '2.0', id: null, error: {code, message}}, {status});
}
