import makeRequest, {RequestError} from '@theme/ApiExplorer/Request/makeRequest';

import type {SampleRequest} from '@site/src/data/openapi/curl';

/** Milliseconds until the response headers. */
const timeout = 60_000;

/** The part of a response received so far. */
export interface ReceivedResponse {
  readonly status: string;
  readonly text: string;
}

/**
 * Sends a request and streams the response.
 * @param onChunk called with the text received so far
 * @throws with a message for the visitor if no response can be read
 */
export async function send(
  {method, url, headers = [], body, contentType = 'application/json'}: SampleRequest,
  onChunk: (response: ReceivedResponse) => void,
  signal: AbortSignal,
): Promise<void> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const sent = [...headers, ...(json === undefined ? [] : [['Content-Type', contentType] as const])];
  const response = await makeRequest(
    {
      method,
      url,
      body: json === undefined ? undefined : {toJSON: () => ({mode: 'raw', raw: json})},
      toJSON: () => ({header: sent.map(([key, value]) => ({key, value}))}),
    },
    undefined,
    undefined,
    timeout,
  ).catch((error: unknown) => Promise.reject(new Error(explain(error, new URL(url).origin))));
  const status = `${response.status} ${response.statusText}`.trim();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  signal.addEventListener('abort', () => void reader?.cancel());
  onChunk({status, text});
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    onChunk({status, text});
  }
  onChunk({status, text: tidy(text)});
}

function explain(error: unknown, origin: string): string {
  return error instanceof RequestError && error.type === 'timeout'
    ? `${origin} did not respond within ${timeout / 1000} seconds.`
    : `No response from ${origin} could be read. Either nothing listens there, or it does not allow requests from this page. The request above works in a terminal.`;
}

function tidy(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
