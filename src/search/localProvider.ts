import {indexFolder} from './manifest';
import type {SearchClient, SearchRequest, SearchResponse, SearchResult} from './types';
import {DeadWorkerError, WorkerEngine} from './workerEngine';
import type {WorkerPort} from './workerProtocol';

interface Engine {
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
}

/** What a provider is made of; tests replace it. */
export interface LocalParts {
  /** Starts a worker; rejects where there are none. */
  readonly startWorker: () => Promise<WorkerPort>;
  /** Makes the engine that does without a worker. */
  readonly inThisThread: (folder: string) => Promise<Engine>;
}

const browserParts: LocalParts = {
  startWorker: async () => (await import('./spawnWorker')).spawnWorker(),
  inThisThread: async (folder) => new (await import('./localEngine')).LocalEngine(folder),
};

interface Pending {
  readonly requests: readonly SearchRequest[];
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A client of the index inside the site. Only the newest search is answered; the promise of an older one stays open.
 * Searches run in a worker. A worker that dies is replaced once; after that, and without workers, they run in this thread.
 *
 * @param baseUrl of the site, with slashes around it
 */
export function localProvider(baseUrl: string, parts: LocalParts = browserParts): SearchClient {
  const engine = new SturdyEngine(`${baseUrl}${indexFolder}`, parts);
  let running = false;
  let waiting: Pending | undefined;

  const next = async (): Promise<void> => {
    const pending = waiting;
    if (running || !pending) {
      return;
    }
    waiting = undefined;
    running = true;
    try {
      const response = await engine.search(pending.requests);
      if (!waiting) {
        pending.resolve({results: response.results.map((result) => below(baseUrl, result))});
      }
    } catch (error) {
      if (!waiting) {
        pending.reject(error);
      }
    }
    running = false;
    void next();
  };

  return {
    search: ({requests}) =>
      new Promise((resolve, reject) => {
        waiting = {requests, resolve, reject};
        void next();
      }),
  };
}

/** The result with the addresses of a site that is served under a path; what is no path stays, and is refused later. */
function below(baseUrl: string, {hits, ...rest}: SearchResult): SearchResult {
  return {...rest, hits: hits.map((hit) => ({...hit, url: hit.url.replace(/^\//, () => baseUrl)}))};
}

/** Workers to try before searching without one. */
const mostWorkers = 2;

class SturdyEngine implements Engine {
  private engine: Promise<Engine> | undefined;
  private workers = 0;

  constructor(
    private readonly folder: string,
    private readonly parts: LocalParts,
  ) {}

  async search(requests: readonly SearchRequest[]): Promise<SearchResponse> {
    const engine = await (this.engine ??= this.start());
    try {
      return await engine.search(requests);
    } catch (error) {
      if (!(error instanceof DeadWorkerError)) {
        throw error;
      }
      (engine as WorkerEngine).close();
      this.engine = undefined;
      return this.search(requests);
    }
  }

  private async start(): Promise<Engine> {
    if (this.workers < mostWorkers) {
      this.workers += 1;
      try {
        return new WorkerEngine(await this.parts.startWorker(), this.folder);
      } catch {
        this.workers = mostWorkers;
      }
    }
    return this.parts.inThisThread(this.folder);
  }
}
