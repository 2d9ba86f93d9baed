import {type Agent, request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';

/** What came back; a response that breaks off keeps what had arrived. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request as a run describes it. */
export interface Call {
  /** `METHOD /path`. */
  readonly call: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Sends a request. Certificates are not checked: the proxy signs its own, and only programs of this machine are asked.
 *
 * @param base origin of the program
 * @param agent opens the connection; each request has one of its own unless it is given
 * @throws when nothing listens there
 */
export async function send(base: string, {call, headers = {}, body}: Call, agent?: Agent): Promise<Reply> {
  const [method = '', path = ''] = call.split(/ (.*)/s);
  const data = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type =
    data === undefined ? {} : {'content-type': 'application/json', 'content-length': Buffer.byteLength(data)};
  const open = base.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {method, agent: agent ?? false, rejectUnauthorized: false, headers: {...type, ...headers}};
    const sent = open(new URL(path, base), options, (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: received,
        }),
      );
      response.on('error', () => undefined);
    });
    sent.on('error', reject).end(data);
  });
}

/** Sends a request and gives the JSON of its response. */
export async function ask<T>(base: string, call: string, body?: unknown): Promise<T> {
  const reply = await send(base, {call, body});
  return (reply.body === '' ? undefined : JSON.parse(reply.body)) as T;
}
