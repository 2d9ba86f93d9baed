import {createHash, X509Certificate} from 'node:crypto';
import {once} from 'node:events';
import {request, type Server} from 'node:http';
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';

import {generate} from 'selfsigned';

/** Hop-by-hop headers, which HTTP/2 forbids. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const compressible = /text|javascript|json|xml|svg/;

/** A server and its address. */
export interface Running {
  readonly url: string;
  /**
   * Hash of its public key, so that browsers trust it: they cache nothing from a server whose certificate they only
   * tolerate.
   */
  readonly keyHash: string;
  close(): void;
}

/**
 * Puts HTTP/2 and brotli in front of a plain HTTP server, like a static host.
 * @param server not listening yet
 */
export async function serveLikeAHost(server: Server): Promise<Running> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const {private: key, cert} = await generate([{name: 'commonName', value: '127.0.0.1'}]);
  const packed = new Map<string, Buffer>();
  const front = createSecureServer({key, cert}, (incoming, response) => pass(port, packed, incoming, response));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    keyHash: keyHashOf(cert),
    close: () => [front, server].forEach((one) => one.close()),
  };
}

function keyHashOf(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({type: 'spki', format: 'der'});
  return createHash('sha256').update(key).digest('base64');
}

function pass(
  port: number,
  packed: Map<string, Buffer>,
  {url: path, method, headers}: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  const inner = request({port, host: '127.0.0.1', path, method, headers: {...plain, connection: 'close'}}, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const kept = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name)));
      const body = Buffer.concat(parts);
      const isPacked = compressible.test(String(kept['content-type'])) && body.length > 0;
      const key = `${path} ${kept['content-type']}`;
      const sent = isPacked ? (packed.get(key) ?? brotliCompressSync(body)) : body;
      if (isPacked) {
        packed.set(key, sent);
      }
      response.writeHead(answer.statusCode ?? 500, {
        ...kept,
        ...(isPacked && {'content-encoding': 'br'}),
        'content-length': sent.length,
      });
      response.end(sent);
    });
  });
  inner.end();
}

/** Chromium flags that make it trust the servers. */
export function flagsFor(servers: readonly Running[]): string[] {
  const hashes = servers.map(({keyHash}) => keyHash).join(',');
  return ['--disable-gpu', '--no-sandbox', `--ignore-certificate-errors-spki-list=${hashes}`];
}
