import {indexFolder} from './manifest';
import type {SearchClient, SearchRequest, SearchResponse, SearchResult} from './types';
import type {Question, Reply} from './worker';

interface Pending {
  readonly requests: readonly SearchRequest[];
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** The parts of a worker that are used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Creates a client of the site's own pages, which are searched in a worker. Only the newest search is answered;
 * promises of older ones stay pending. After a failure of the worker the next search starts another.
 * @param baseUrl of the site, with slashes around it
 * @param start starts a worker
 */
export function localProvider(baseUrl: string, start: () => WorkerPort): SearchClient {
  let worker: WorkerPort | undefined;
  let running: Pending | undefined;
  let waiting: Pending | undefined;

  const end = (settle: (search: Pending) => void): void => {
    if (running && !waiting) {
      settle(running);
    }
    running = undefined;
    next();
  };
  const next = (): void => {
    if (running || !waiting) {
      return;
    }
    [running, waiting] = [waiting, undefined];
    try {
      worker ??= start();
      worker.onmessage = ({data}: MessageEvent<Reply>) =>
        end(({resolve, reject}) =>
          'response' in data ? resolve(below(baseUrl, data.response)) : reject(new Error(data.error)),
        );
      worker.onerror = (event) => {
        event.preventDefault();
        worker?.terminate();
        worker = undefined;
        end(({reject}) => reject(new Error(event.message)));
      };
      worker.postMessage({folder: `${baseUrl}${indexFolder}`, requests: running.requests} satisfies Question);
    } catch (error) {
      end(({reject}) => reject(error));
    }
  };

  return {
    search: ({requests}) =>
      new Promise((resolve, reject) => {
        waiting = {requests, resolve, reject};
        next();
      }),
  };
}

/** Adds the base URL to the addresses of hits; values that are no paths are rejected later. */
function below(baseUrl: string, {results}: SearchResponse): SearchResponse {
  const withBase = ({hits, ...rest}: SearchResult): SearchResult => ({
    ...rest,
    hits: hits.map((hit) => ({...hit, url: hit.url.replace(/^\//, () => baseUrl)})),
  });
  return {results: results.map(withBase)};
}
