import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';

import {loadContext} from '../mcp-server/context';
import {filesInFolder} from '../mcp-server/files/folder';
import {docsHandler, type DocsHandler} from '../mcp-server/http/handler';
import {answerWith} from '../mcp-server/http/node';
import {localHosts} from '../mcp-server/http/origins';
import {cache, hostFiles, alternateLink} from '../site/hosting';

import {findFile, type ServedFile} from './files';
import {type HeadersOf, readHeadersFile} from './headersFile';
import {preferredForm} from './negotiation';

/**
 * Serves a build as static hosts do: clean URLs, Markdown by content negotiation, the 404 page, the headers of
 * `_headers`; also the MCP server at `/mcp`.
 * @throws if `root` has no `_headers` file
 */
export function previewServer(root: string, baseUrl = '/'): Server {
  const headersNow = followHeadersFile(join(root, hostFiles.headers));
  headersNow();
  let handler: Promise<DocsHandler> | undefined;
  const server = createServer((request, response) => {
    if (request.url?.replace(/\?.*$/, '') === `${baseUrl}mcp`) {
      handler ??= docsHandlerOf(root);
      handler
        .then((answering) => answerWith(answering, request, response))
        .catch((error: Error) => response.writeHead(500).end(`${error.message}\n`));
      return;
    }
    try {
      answer({root, baseUrl, headersOf: headersNow()}, request, response);
    } catch {
      response.writeHead(400, {'content-type': 'text/plain; charset=utf-8'}).end('Bad request\n');
    }
  });
  // Longer than clients keep a connection open, so that no request meets a closing connection.
  server.keepAliveTimeout = 65_000;
  return server;
}

async function docsHandlerOf(root: string): Promise<DocsHandler> {
  return docsHandler(await loadContext(filesInFolder(root)), localHosts);
}

/** Reloads the file when it changes, because its Content Security Policy belongs to one build. */
function followHeadersFile(file: string): () => HeadersOf {
  let last: {readonly time: number; readonly headersOf: HeadersOf} | undefined;
  return () => {
    const time = statSync(file).mtimeMs;
    last = last?.time === time ? last : {time, headersOf: readHeadersFile(readFileSync(file, 'utf8'))};
    return last.headersOf;
  };
}

interface Served {
  readonly root: string;
  readonly baseUrl: string;
  readonly headersOf: HeadersOf;
}

function answer(
  {root, baseUrl, headersOf}: Served,
  {url = '/', method, headers}: IncomingMessage,
  response: ServerResponse,
): void {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, {allow: 'GET, HEAD'}).end();
    return;
  }
  const path = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
  const found = findFile(root, path, preferredForm(headers.accept), baseUrl);
  const body = readFileSync(found.file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const unchanged = found.status === 200 && headers['if-none-match'] === etag;
  response.writeHead(unchanged ? 304 : found.status, {
    'cache-control': cache.revalidate,
    ...pageHeaders(path, found),
    ...headersOf(found.status === 200 ? path : baseUrl),
    etag,
    'content-length': unchanged ? 0 : body.length,
  });
  response.end(unchanged || method === 'HEAD' ? undefined : body);
}

/** URLs without an extension vary by `Accept`. */
function pageHeaders(path: string, {type, form, other}: ServedFile): Record<string, string> {
  return {
    'content-type': type,
    ...(!/\.[^/]*$/.test(path) && {vary: 'Accept'}),
    ...(form && {link: alternateLink(other ?? '', form === 'html' ? 'copy' : 'page')}),
  };
}
