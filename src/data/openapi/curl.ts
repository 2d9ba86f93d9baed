import type {Json} from './types';

export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  /** Without the content type. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** JSON. */
  readonly body?: Json;
  /** Media type of the body, where it is not `application/json`. */
  readonly contentType?: string;
  /** Fields of a form, which is the body; `@` marks files. */
  readonly form?: readonly (readonly [name: string, value: string])[];
  /** Name of the file that is the body. */
  readonly file?: string;
  /** Content of a successful response. */
  readonly response: 'json' | 'text' | 'stream' | 'none';
}

const json = 'application/json';

/** Media type of simple forms. */
export const urlEncoded = 'application/x-www-form-urlencoded';

/** Whether only `curl` is offered, which alone reads files and forms in one line. */
export function isForCurlAlone({form, file}: SampleRequest): boolean {
  return form !== undefined || file !== undefined;
}

/** Formats a request as a curl command for POSIX shells. */
export function writeCurl({method, url, headers = [], body, contentType, form, file, response}: SampleRequest): string {
  // curl itself names the types of forms.
  const type =
    form || (body === undefined && file === undefined) ? [] : [['Content-Type', contentType ?? json] as const];
  const field = contentType === urlEncoded ? '--data-urlencode' : '-F';
  return [
    `curl${response === 'stream' ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${shellQuote(url)}`,
    ...[...headers, ...type].map(([name, value]) => `-H '${quoted(`${name}: ${value}`)}'`),
    ...(form ?? []).map(([name, value]) => `${field} '${quoted(`${name}=${value}`)}'`),
    ...(body === undefined ? [] : [`-d ${shellQuote(JSON.stringify(body, null, 2))}`]),
    ...(file === undefined ? [] : [`--data-binary '@${quoted(file)}'`]),
  ].join(' \\\n  ');
}

function shellQuote(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${quoted(text)}'`;
}

function quoted(text: string): string {
  return text.replaceAll("'", `'\\''`);
}
