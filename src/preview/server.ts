import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';

import {findFile, type ServedFile} from './files';
import {preferredForm} from './negotiation';

/**
 * Serves a built site the way static hosts do: clean paths, the page in Markdown for those who ask for it, and the
 * not-found page for the rest.
 *
 * @param root folder of the built site
 */
export function previewServer(root: string): Server {
  const server = createServer((request, response) => {
    try {
      answer(root, request, response);
    } catch {
      response.writeHead(400, {'content-type': 'text/plain; charset=utf-8'}).end('Bad request\n');
    }
  });
  // Longer than clients keep a connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  return server;
}

function answer(root: string, {url = '/', method, headers}: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, {allow: 'GET, HEAD'}).end();
    return;
  }
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const found = findFile(root, path, preferredForm(headers.accept));
  const body = readFileSync(found.file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const unchanged = found.status === 200 && headers['if-none-match'] === etag;
  response.writeHead(unchanged ? 304 : found.status, {
    ...headersOf(path, found),
    etag,
    'content-length': unchanged ? 0 : body.length,
  });
  response.end(unchanged || method === 'HEAD' ? undefined : body);
}

/** Names under `/assets` and `/fonts` change with their content. */
function headersOf(path: string, {type, form, other}: ServedFile): Record<string, string> {
  const lasting = /^\/(assets|fonts)\//.test(path);
  return {
    'content-type': type,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(form && {vary: 'Accept'}),
    ...(form === 'html' && {link: `<${other}>; rel="alternate"; type="text/markdown"`}),
    ...(form === 'markdown' && {link: `<${other}>; rel="canonical"`}),
  };
}
