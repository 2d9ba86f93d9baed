import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedHostnames,
  ProtocolErrorCode,
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
  const bound = {maxRequestBodySize: limits.message};
  const modern = createMcpHandler(() => createServer(context), {legacy: 'reject', maxSubscriptions: 1, ...bound});
  return async (request) => {
    const asked = new Request(request);
    // The response is always JSON; clients that do not accept an event stream are served too.
    asked.headers.set('accept', 'application/json, text/event-stream');
    if (!(await isLegacyRequest(asked, undefined, bound))) {
      return modern.fetch(asked);
    }
    const server = createServer(context);
    const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true, ...bound});
    await server.connect(transport);
    try {
      return await transport.handleRequest(asked);
    } finally {
      await server.close();
    }
  };
}

/** The answer to a request that takes too long, for example because its body never ends. */
function late(): Promise<Response> {
  const message = `No answer within ${limits.time / 1_000} seconds.`;
  return new Promise((resolve) => {
    AbortSignal.timeout(limits.time).addEventListener('abort', () => resolve(refused(408, message)));
  });
}

function refused(status: number, message: string): Response {
  return Response.json({jsonrpc: '2.0', id: null, error: {code: ProtocolErrorCode.InvalidRequest, message}}, {status});
}
