import makeRequest, {RequestError} from '@theme/ApiExplorer/Request/makeRequest';

import type {SampleRequest} from '@site/src/data/openapi/curl';

/** Longest wait for the first byte of a response. */
const timeout = 60_000;

/** What came back, as far as it has arrived. */
export interface ReceivedResponse {
  readonly status: string;
  readonly text: string;
}

/**
 * Sends a request and reports the response while it arrives.
 *
 * @param onChunk called again whenever there is more
 * @throws an error with a text for the visitor when no response can be read
 */
export async function send(
  {method, url, body}: SampleRequest,
  onChunk: (response: ReceivedResponse) => void,
  signal: AbortSignal,
): Promise<void> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const response = await makeRequest(
    {
      method,
      url,
      body: json === undefined ? undefined : {toJSON: () => ({mode: 'raw', raw: json})},
      toJSON: () => ({header: json === undefined ? [] : [{key: 'Content-Type', value: 'application/json'}]}),
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
    ? `${origin} did not reply within ${timeout / 1000} seconds.`
    : `No reply from ${origin} could be read. Either nothing listens there, or it does not allow requests from this page. The request above works in a terminal.`;
}

function tidy(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
