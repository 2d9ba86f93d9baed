import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Runs a local server while a function runs. */
export async function withServer<Result>(
  listener: RequestListener,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
