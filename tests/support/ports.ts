import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

/** Port of the preview server; set `PORT` to test two checkouts at the same time. */
export const previewPort = Number(process.env.PORT ?? 3123);

/** Lets a server listen on a free port. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A port for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const {port} = new URL(await listen(server));
  server.close();
  return Number(port);
}
