import {LocalEngine} from './localEngine';
import type {SearchRequest, SearchResponse} from './types';

/** A search for the worker. */
export interface Question {
  /** Address of the folder with the manifest. */
  readonly folder: string;
  readonly requests: readonly SearchRequest[];
}

/** What the worker answers. */
export type Reply = {readonly response: SearchResponse} | {readonly error: string};

interface WorkerScope {
  onmessage: ((event: {readonly data: Question}) => void) | null;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: LocalEngine | undefined;

scope.onmessage = ({data: {folder, requests}}) => {
  const local = (engine ??= new LocalEngine((path, isNewest) => fetchJson(`${folder}/${path}`, isNewest)));
  Promise.all(requests.map((request) => local.search(request))).then(
    (results) => scope.postMessage({response: {results}}),
    (error: unknown) => scope.postMessage({error: String(error)}),
  );
};

async function fetchJson(url: string, isNewest = false): Promise<unknown> {
  const response = await fetch(url, {cache: isNewest ? 'no-cache' : 'default'});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return response.json();
}
