import type {Json} from './types';

export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: Json;
  /** Content of a successful response. */
  readonly response: 'json' | 'text' | 'stream' | 'none';
}

/** Formats a request as a curl command for POSIX shells. */
export function writeCurl({method, url, body, response}: SampleRequest): string {
  const first = `curl${response === 'stream' ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${shellQuote(url)}`;
  return body === undefined
    ? first
    : `${first} \\\n  -H 'Content-Type: application/json' \\\n  -d ${shellQuote(JSON.stringify(body, null, 2))}`;
}

function shellQuote(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
