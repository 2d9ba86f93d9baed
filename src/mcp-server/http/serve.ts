import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

import type {Context} from '../context';
import {limits} from '../limits';
import {createServer} from '../server';

/** Handles messages of all revisions without sessions and streams; from 2026-07-28 on each request names its revision. */
export function messageServer(context: Context): (request: Request) => Promise<Response> {
  const modern = createMcpHandler(() => createServer(context), {
    legacy: 'reject',
    maxRequestBodySize: limits.message,
    maxSubscriptions: 1,
  });
  return async (request) => ((await isLegacyRequest(request)) ? answerOlder(context, request) : modern.fetch(request));
}

async function answerOlder(context: Context, request: Request): Promise<Response> {
  const server = createServer(context);
  const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}
