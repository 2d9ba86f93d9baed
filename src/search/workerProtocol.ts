import type {SearchRequest, SearchResponse} from './types';

/** A question to the worker. */
export interface Question {
  readonly id: number;
  /** Address of the folder with the index. */
  readonly folder: string;
  readonly requests: readonly SearchRequest[];
}

/** What the worker says: whether it waits for an index, then the answer or why there is none. */
export type Reply =
  | {readonly id: number; readonly loading: boolean}
  | {readonly id: number; readonly response: SearchResponse}
  | {readonly id: number; readonly error: string};

/** What is needed of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;
