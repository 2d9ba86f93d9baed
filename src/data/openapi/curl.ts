import type {Json} from './types';

export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  /** Without the content type. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** JSON. */
  readonly body?: Json;
  /** Content of a successful response. */
  readonly response: 'json' | 'text' | 'stream' | 'none';
}

/** Formats a request as a curl command for POSIX shells. */
export function writeCurl({method, url, headers = [], body, response}: SampleRequest): string {
  const type = body === undefined ? [] : [['Content-Type', 'application/json'] as const];
  return [
    `curl${response === 'stream' ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${shellQuote(url)}`,
    ...[...headers, ...type].map(([name, value]) => `-H '${quoted(`${name}: ${value}`)}'`),
    ...(body === undefined ? [] : [`-d ${shellQuote(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function shellQuote(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${quoted(text)}'`;
}

function quoted(text: string): string {
  return text.replaceAll("'", `'\\''`);
}
