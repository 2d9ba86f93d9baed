import type {SearchRequest, SearchResponse} from './types';

export interface Question {
  readonly id: number;
  /** URL of the folder with the index. */
  readonly folder: string;
  readonly requests: readonly SearchRequest[];
}

/** Messages of the worker: whether it is loading an index, then the result or the error. */
export type Reply =
  | {readonly id: number; readonly loading: boolean}
  | {readonly id: number; readonly response: SearchResponse}
  | {readonly id: number; readonly error: string};

/** The parts of a worker that are used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;
