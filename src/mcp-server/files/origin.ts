import type {Files} from './types';

/** Maximum concurrent requests. */
const atOnce = 16;
/** Milliseconds. */
const timeout = 10_000;

/** The files of a deployed site at a URL, with its base path. */
export function filesAt(address: string): Files {
  const place = address.replace(/\/+$/, '');
  const enter = gate(atOnce);
  return {place, read: (path) => enter(() => download(`${place}/${path}`, path))};
}

async function download(url: string, path: string): Promise<string> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(timeout)});
    if (response.ok) {
      return await response.text();
    }
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Limits the number of concurrent tasks. */
function gate(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free === 0) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      free -= 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        free += 1;
      }
    }
  };
}
