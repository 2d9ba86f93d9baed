import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request that the fake got. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: {readonly requests: readonly Record<string, unknown>[]};
}

/** How a host answers. */
export type Behaviour = (request: Received, response: ServerResponse) => void;

/** A loopback host that stands in for one of the search service. */
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

  /** Closes the host; what comes later is refused. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Answers with a status and a text. */
export function answers(status: number, text: string): Behaviour {
  return (_request, response) => void response.writeHead(status, {'content-type': 'application/json'}).end(text);
}

/** One hit for every request, telling the query. */
export const works: Behaviour = (request, response) => {
  const results = request.body.requests.map(({query}) => ({hits: [{objectID: query}], nbHits: 1, queryID: 'q'}));
  answers(200, JSON.stringify({results}))(request, response);
};

/** Takes the request and says nothing. */
export const isSilent: Behaviour = () => undefined;

/** Sends the head of an answer and the first byte of its body. */
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
