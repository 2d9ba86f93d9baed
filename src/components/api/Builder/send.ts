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
  {method, url, headers = [], body}: SampleRequest,
  onChunk: (response: ReceivedResponse) => void,
  signal: AbortSignal,
): Promise<void> {
  const sent = body === undefined ? headers : [...headers, ['Content-Type', 'application/json'] as const];
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const response = await fetch(url, {
    method,
    headers: sent.map(([name, value]): [string, string] => [name, value]),
    body: body === undefined ? null : JSON.stringify(body),
    signal: late.signal,
  }).catch(() => Promise.reject(new Error(explain(new URL(url).origin, late.signal.aborted))));
  clearTimeout(timer);
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

function explain(origin: string, isLate: boolean): string {
  return isLate
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
