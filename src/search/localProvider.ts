import {indexFolder} from './manifest';
import type {SearchClient, SearchRequest, SearchResponse, SearchResult} from './types';
import {DeadWorkerError, WorkerEngine} from './workerEngine';
import type {WorkerPort} from './workerProtocol';

interface Engine {
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
}

/** Dependencies of a provider; tests replace them. */
export interface LocalParts {
  /** Starts a worker; rejects where workers are not available. */
  readonly startWorker: () => Promise<WorkerPort>;
  /** Creates the engine for this thread. */
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
 * Creates a client of the site's own index. Only the newest search is answered; promises of older ones stay pending.
 * Searches run in a worker, which is replaced once if it fails; then they run in this thread.
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

/** Adds the base URL to the addresses of hits; values that are no paths are rejected later. */
function below(baseUrl: string, {hits, ...rest}: SearchResult): SearchResult {
  return {...rest, hits: hits.map((hit) => ({...hit, url: hit.url.replace(/^\//, () => baseUrl)}))};
}

/** Number of workers to try. */
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
