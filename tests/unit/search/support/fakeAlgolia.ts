import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request to the fake. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: {readonly requests: readonly Record<string, unknown>[]};
}

/** Responds to a request. */
export type Behaviour = (request: Received, response: ServerResponse) => void;

/** Fake of an Algolia host, on loopback. */
export class FakeAlgolia {
  readonly received: Received[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(behaviour: Behaviour): Promise<FakeAlgolia> {
    const server = createServer((request, response) => {
      void readRequest(request).then((received) => {
        fake.received.push(received);
        behaviour(received, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const fake = new FakeAlgolia(server, (server.address() as AddressInfo).port);
    return fake;
  }

  /** Closes the host; it refuses further requests. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Responds with a status and a text. */
export function answers(status: number, text: string): Behaviour {
  return (_request, response) => void response.writeHead(status, {'content-type': 'application/json'}).end(text);
}

/** Responds with one hit that repeats the query. */
export const works: Behaviour = (request, response) => {
  const results = request.body.requests.map(({query}) => ({hits: [{objectID: query}], nbHits: 1, queryID: 'q'}));
  answers(200, JSON.stringify({results}))(request, response);
};

/** Never responds. */
export const isSilent: Behaviour = () => undefined;

/** Sends headers and the first byte of a body. */
export const stopsHalfway: Behaviour = (_request, response) => {
  response.writeHead(200, {'content-type': 'application/json'});
  response.write('{');
};

async function readRequest(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? '',
    path: pathname,
    parameters: Object.fromEntries(searchParams),
    body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Received['body'],
  };
}
