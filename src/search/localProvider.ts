import type {SearchClient, SearchHit, SearchRequest, SearchResponse} from './types';
import type {Question, Reply} from './worker';

/** The parts of a worker that are used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Creates a client of the site's own pages, which are searched in a worker, one search at a time. Of the searches that
 * wait, only the newest is answered; promises of older ones stay pending. After a failure of the worker the next search
 * starts another.
 * @param baseUrl of the site, with slashes around it
 * @param start starts a worker
 */
export function localProvider(baseUrl: string, start: () => WorkerPort): SearchClient {
  let worker: WorkerPort | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;

  const ask = async (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    const port = (worker ??= start());
    const reply = await new Promise<Reply>((resolve) => {
      port.onmessage = ({data}: MessageEvent<Reply>) => resolve(data);
      port.onerror = (event) => {
        event.preventDefault();
        port.terminate();
        worker = undefined;
        resolve({error: event.message});
      };
      port.postMessage({baseUrl, requests} satisfies Question);
    });
    if ('error' in reply) {
      throw new Error(reply.error);
    }
    // Values that are no paths are rejected later.
    const below = (hit: SearchHit): SearchHit => ({...hit, url: hit.url.replace(/^\//, () => baseUrl)});
    return {results: reply.response.results.map((result) => ({...result, hits: result.hits.map(below)}))};
  };

  return {
    search: async ({requests}) => {
      const turn = (newest += 1);
      await running.catch(() => undefined);
      if (turn !== newest) {
        return new Promise(() => {});
      }
      const answer = ask(requests);
      running = answer;
      return answer;
    },
  };
}
