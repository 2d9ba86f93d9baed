import type {SearchRequest, SearchResponse} from './types';
import type {Question, Reply, WorkerPort} from './workerProtocol';

/** The worker failed; a new one may succeed. */
export class DeadWorkerError extends Error {
  override readonly name = 'DeadWorkerError';
}

/** Timeout in milliseconds of a search, without the time for loading an index; searches take tens of milliseconds. */
const answerLimit = 5000;

/** Sends searches to a worker, one at a time. */
export class WorkerEngine {
  private asked = 0;

  constructor(
    private readonly worker: WorkerPort,
    private readonly folder: string,
    private readonly limit = answerLimit,
  ) {}

  /** @throws {@link DeadWorkerError} if the worker fails, other errors if it cannot load the index */
  search(requests: readonly SearchRequest[]): Promise<SearchResponse> {
    const {worker} = this;
    const id = (this.asked += 1);
    return new Promise<SearchResponse>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        settle();
      };
      const die = (reason: string): void => end(() => reject(new DeadWorkerError(reason)));
      worker.onerror = (event) => {
        event.preventDefault();
        die(event.message || 'the worker failed');
      };
      worker.onmessageerror = () => die('the worker sent something unreadable');
      worker.onmessage = ({data}: MessageEvent<Reply>) => {
        if (data.id !== id) {
          return;
        }
        if ('loading' in data) {
          clearTimeout(timer);
          timer = data.loading ? undefined : setTimeout(() => die('the worker does not answer'), this.limit);
        } else {
          end(() => ('response' in data ? resolve(data.response) : reject(new Error(data.error))));
        }
      };
      worker.postMessage({id, folder: this.folder, requests} satisfies Question);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
