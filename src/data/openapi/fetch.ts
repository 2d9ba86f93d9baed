export interface FetchLimits {
  /** Milliseconds until the last byte. */
  readonly time: number;
  /** Bytes of the body. */
  readonly size: number;
}

/** OpenAPI documents are some hundred KB, from a fast host. */
const usualLimits: FetchLimits = {time: 15_000, size: 5_000_000};

/** Downloads a text. Throws one line with the reason. */
export async function fetchText(url: string, {time, size}: FetchLimits = usualLimits): Promise<string> {
  const signal = AbortSignal.timeout(time);
  try {
    const response = await fetch(url, {signal, headers: {accept: 'application/json, application/yaml, text/plain'}});
    if (url.startsWith('https:') && !response.url.startsWith('https:')) {
      throw new Error('redirect to http: refused');
    }
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > size) {
      throw new Error(`more than ${size} bytes`);
    }
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch (error) {
    if (signal.aborted) {
      throw new Error(`no full answer in ${time} ms`);
    }
    // `fetch` says why it failed in the cause.
    throw (error as Error).cause ?? error;
  }
}
