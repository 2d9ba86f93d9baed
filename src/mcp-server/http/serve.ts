import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

import type {Context} from '../context';
import {limits} from '../limits';
import {createServer} from '../server';

/**
 * Answers messages of all revisions without a session and without a stream: those from 2026-07-28 on say with each
 * request which revision they follow, the older ones do not.
 */
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
