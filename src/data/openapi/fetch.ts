export interface FetchLimits {
  /** Milliseconds until the response headers. */
  readonly connect: number;
  /** Milliseconds until the last byte. */
  readonly total: number;
  /** Bytes of the body. */
  readonly size: number;
  readonly tries: number;
}

/** OpenAPI documents are some hundred KB, from a fast host. */
const usualLimits: FetchLimits = {connect: 4000, total: 15_000, size: 5_000_000, tries: 2};

class FetchError extends Error {
  constructor(
    message: string,
    readonly worthAnotherTry = false,
  ) {
    super(message);
  }
}

/** Downloads a text; retries timeouts, dropped connections, 429 and 5xx. Throws one line with the reason. */
export async function fetchText(url: string, limits: FetchLimits = usualLimits): Promise<string> {
  for (let left = limits.tries; ; left--) {
    try {
      return await tryOnce(url, limits);
    } catch (error) {
      if (left <= 1 || !(error instanceof FetchError) || !error.worthAnotherTry) {
        throw error;
      }
    }
  }
}

async function tryOnce(url: string, {connect, total, size}: FetchLimits): Promise<string> {
  const abort = new AbortController();
  const stopAfter = (time: number, missing: string): NodeJS.Timeout =>
    setTimeout(() => abort.abort(new FetchError(`no ${missing} in ${time} ms`, true)), time);
  const timers = [stopAfter(connect, 'answer'), stopAfter(total, 'full answer')];
  try {
    const accept = 'application/json, application/yaml, text/plain';
    const response = await fetch(url, {signal: abort.signal, headers: {accept}});
    clearTimeout(timers[0]);
    if (url.startsWith('https:') && !response.url.startsWith('https:')) {
      throw new FetchError('redirect to http: refused');
    }
    if (!response.ok) {
      throw new FetchError(`status ${response.status}`, response.status >= 500 || response.status === 429);
    }
    return await readText(response, size);
  } catch (error) {
    throw explain(abort.signal.aborted ? abort.signal.reason : error);
  } finally {
    timers.forEach(clearTimeout);
    abort.abort();
  }
}

async function readText({body}: Response, size: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > size) {
      throw new FetchError(`more than ${size} bytes`);
    }
    chunks.push(part.value);
  }
  return new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks));
}

function explain(error: unknown): FetchError {
  if (error instanceof FetchError) {
    return error;
  }
  const {code = '', message} = ((error as Error).cause ?? error) as {code?: string; message: string};
  if (/^(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/.test(code)) {
    return new FetchError(`no network or no such host (${code})`);
  }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new FetchError('the answer is not UTF-8');
  }
  return new FetchError(`connection failed (${code || message})`, true);
}
