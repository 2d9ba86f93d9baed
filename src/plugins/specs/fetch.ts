export interface FetchLimits {
  /** Milliseconds until the response headers. */
  readonly connect: number;
  /** Milliseconds until the last byte. */
  readonly total: number;
  /** Bytes of the body. */
  readonly size: number;
  readonly redirects: number;
  readonly tries: number;
}

/** OpenAPI documents are some hundred KB, from a fast host. */
export const fetchLimits: FetchLimits = {connect: 4000, total: 15_000, size: 5_000_000, redirects: 3, tries: 2};

class FetchError extends Error {
  constructor(
    message: string,
    readonly worthAnotherTry = false,
  ) {
    super(message);
  }
}

/** Downloads a text; retries timeouts, dropped connections, 429 and 5xx. Throws one line with the reason. */
export async function fetchText(url: string, limits: FetchLimits = fetchLimits): Promise<string> {
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

async function tryOnce(url: string, limits: FetchLimits): Promise<string> {
  const abort = new AbortController();
  const total = setTimeout(
    () => abort.abort(new FetchError(`no full answer in ${limits.total} ms`, true)),
    limits.total,
  );
  const connect = setTimeout(
    () => abort.abort(new FetchError(`no answer in ${limits.connect} ms`, true)),
    limits.connect,
  );
  try {
    const response = await follow(url, limits.redirects, abort.signal);
    clearTimeout(connect);
    return await readText(response, limits.size);
  } catch (error) {
    throw explain(abort.signal.aborted ? abort.signal.reason : error);
  } finally {
    clearTimeout(connect);
    clearTimeout(total);
  }
}

async function follow(url: string, redirectsLeft: number, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal,
    headers: {accept: 'application/json, application/yaml, text/plain'},
  });
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location) {
    await response.body?.cancel();
    if (redirectsLeft <= 0) {
      throw new FetchError('too many redirects');
    }
    const next = new URL(location, url);
    if (!/^https?:$/.test(next.protocol) || (url.startsWith('https:') && next.protocol === 'http:')) {
      throw new FetchError(`redirect to ${next.protocol} refused`);
    }
    return follow(next.href, redirectsLeft - 1, signal);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new FetchError(`status ${response.status}`, response.status >= 500 || response.status === 429);
  }
  return response;
}

async function readText(response: Response, size: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > size) {
      await reader?.cancel();
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
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = String((cause as {code?: unknown} | null)?.code ?? '');
  if (/^(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/.test(code)) {
    return new FetchError(`no network or no such host (${code})`);
  }
  if (error instanceof TypeError && code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new FetchError('the answer is not UTF-8');
  }
  return new FetchError(`connection failed (${code || String((cause as Error).message)})`, true);
}
