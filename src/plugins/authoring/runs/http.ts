import {type Agent, request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';

/** An interrupted response keeps the data received so far. */
export interface RunResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RunRequest {
  /** `METHOD /path`. */
  readonly call: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a request. Certificates are not verified: the proxy uses its own CA, and all hosts are local. */
export async function send(base: string, {call, headers = {}, body}: RunRequest, agent?: Agent): Promise<RunResponse> {
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

export async function ask<T>(base: string, call: string, body?: unknown): Promise<T> {
  const response = await send(base, {call, body});
  return (response.body === '' ? undefined : JSON.parse(response.body)) as T;
}
