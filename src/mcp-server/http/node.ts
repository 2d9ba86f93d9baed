import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import type {ReadableStream} from 'node:stream/web';

import type {DocsHandler} from './handler';

/** Runs a handler for a request to a Node.js server. */
export async function answerWith(
  handler: DocsHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await handler(requestFrom(request));
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.writeHead(answer.status);
  response.end(Buffer.from(await answer.arrayBuffer()));
  // The rest of a refused body is not read.
  if (!request.complete) {
    response.once('finish', () => request.destroy());
  }
}

function requestFrom(request: IncomingMessage): Request {
  const {method = 'GET', url = '/', headers} = request;
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: entries,
    ...(hasBody && {body: Readable.toWeb(request) as ReadableStream as BodyInit, duplex: 'half'}),
  });
}
