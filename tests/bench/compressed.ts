import {createServer, type Server} from 'node:http';
import {brotliCompressSync} from 'node:zlib';

/** Serves a site from memory with brotli, as hosts do, so that all sites are measured under the same conditions. */
export function compressed(origin: string): Server {
  const known = new Map<string, Promise<{status: number; headers: Record<string, string>; body: Buffer}>>();
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = known.get(path) ?? fetchCompressed(new URL(path, origin));
    known.set(path, answer);
    answer
      .then(({status, headers, body}) => response.writeHead(status, headers).end(body))
      .catch((error: Error) => response.writeHead(502).end(error.message));
  });
}

async function fetchCompressed(url: URL) {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const isPacked = /text|javascript|json|xml|svg/.test(type);
  return {
    status: answer.status,
    headers: {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
      ...(isPacked && {'content-encoding': 'br'}),
    },
    body: isPacked ? brotliCompressSync(body) : body,
  };
}
