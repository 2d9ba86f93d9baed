import {once} from 'node:events';
import type {ClientRequestArgs} from 'node:http';
import {Agent} from 'node:https';
import {connect, type TLSSocket} from 'node:tls';

/**
 * Agent that tunnels through an HTTPS proxy as editors do: TLS to the proxy, `CONNECT`, TLS to the host. Certificates
 * are not verified, because the proxy uses its own CA.
 */
export function tunnelThrough(proxy: string): Agent {
  const agent = new Agent();
  const open = async ({host, port}: ClientRequestArgs): Promise<TLSSocket> => {
    const {hostname, port: proxyPort} = new URL(proxy);
    const outer = connect({
      host: hostname,
      port: Number(proxyPort),
      servername: 'localhost',
      rejectUnauthorized: false,
    });
    await once(outer, 'secureConnect');
    outer.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
    const [answer] = (await once(outer, 'data')) as [Buffer];
    if (!answer.toString().startsWith('HTTP/1.1 200')) {
      throw new Error(`the proxy refuses ${host}:${port}: ${answer.toString().split('\r\n')[0]}`);
    }
    const inner = connect({socket: outer, servername: 'localhost', rejectUnauthorized: false});
    await once(inner, 'secureConnect');
    return inner;
  };
  agent.createConnection = (options, callback) => {
    open(options).then(
      (socket) => callback?.(null, socket),
      (error: Error) => callback?.(error, undefined as never),
    );
    return undefined;
  };
  return agent;
}
