import {readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {extname, join, posix} from 'node:path';
import {Readable} from 'node:stream';

import {contextOf} from './mcp-server/context';
import {readFiles} from './mcp-server/files';
import {docsHandler, type DocsHandler, localHosts} from './mcp-server/http';
import {cache, contentTypes, headers, hostFiles, immutableFolders} from './site/hosting';

const types: Readonly<Record<string, string | undefined>> = contentTypes;
/** Files for the host, which are not served. */
const inner = /^\/(_.*|vercel\.json|404\.html)(\/|$)/;

/**
 * Serves a build as static hosts do: clean URLs, Markdown to those who ask for it, the 404 page; also the MCP server
 * at `/mcp`.
 * @throws if `root` holds no build
 */
export function previewServer(root: string, baseUrl = '/'): Server {
  statSync(join(root, hostFiles.headers));
  let handler: Promise<DocsHandler> | undefined;
  const server = createServer((request, response) => {
    if (request.url?.replace(/\?.*$/, '') === `${baseUrl}mcp`) {
      handler ??= readFiles(root).then((files) => docsHandler(contextOf(files), localHosts));
      handler
        .then((answering) => answerMessage(answering, request, response))
        .catch((error: Error) => response.writeHead(500).end(`${error.message}\n`));
      return;
    }
    try {
      answer(root, baseUrl, request, response);
    } catch {
      response.writeHead(400, {'content-type': 'text/plain; charset=utf-8'}).end('Bad request\n');
    }
  });
  // Longer than clients keep a connection open, so that no request meets a closing connection.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Lets the docs server answer a request. */
async function answerMessage(handler: DocsHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {method = 'GET', url = '/', headers} = request;
  const body = method === 'POST' && {body: Readable.toWeb(request) as BodyInit, duplex: 'half'};
  const names = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const address = new URL(url, `http://${headers.host ?? 'localhost'}`);
  const answer = await handler(new Request(address, {method, headers: names, ...body}));
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  // The rest of a refused body is not read.
  if (!request.complete) {
    response.once('finish', () => request.destroy());
  }
}

function answer(root: string, baseUrl: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {allow: 'GET, HEAD'}).end();
    return;
  }
  const path = decodeURIComponent(new URL(`http://localhost${request.url}`).pathname);
  const found = fileAt(root, path, baseUrl, /text\/markdown/i.test(request.headers.accept ?? ''));
  const file = found ?? '/404.html';
  const body = readFileSync(join(root, file));
  const isImmutable = immutableFolders.some((folder) => file.startsWith(`/${folder}/`));
  response.writeHead(found ? 200 : 404, {
    ...headers,
    'cache-control': isImmutable ? cache.immutable : cache.revalidate,
    'content-type': types[extname(file).slice(1)] ?? 'application/octet-stream',
    'content-length': body.length,
    ...(!extname(path) && {vary: 'Accept'}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** File for a path: a page in one of its forms, else the file itself, else a redirect page. */
function fileAt(root: string, path: string, baseUrl: string, wantsMarkdown: boolean): string | undefined {
  const base = baseUrl.slice(0, -1);
  const full = posix.normalize(`/${path}`).replace(/(?<=.)\/+$/, '');
  if (full !== base && !full.startsWith(baseUrl)) {
    return undefined;
  }
  const clean = full.slice(base.length) || '/';
  const page = clean === '/' ? '/index' : clean;
  const forms = wantsMarkdown ? [`${page}.md`, `${page}.html`] : [`${page}.html`];
  return [...forms, clean, `${clean}/index.html`].find((file) => isServed(root, file));
}

function isServed(root: string, path: string): boolean {
  const possible = !path.includes('\0') && path.split('/').every((part) => Buffer.byteLength(part) <= 255);
  return possible && !inner.test(path) && (statSync(join(root, path), {throwIfNoEntry: false})?.isFile() ?? false);
}
