import {LocalEngine} from './localEngine';
import type {SearchRequest, SearchResponse} from './types';

/** A search for the worker. */
export interface Question {
  readonly baseUrl: string;
  readonly requests: readonly SearchRequest[];
}

/** What the worker answers. */
export type Reply = {readonly response: SearchResponse} | {readonly error: string};

const scope = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
let engine: LocalEngine | undefined;

scope.onmessage = ({data: {baseUrl, requests}}: MessageEvent<Question>) => {
  const local = (engine ??= new LocalEngine((path) => fetchJson(`${baseUrl}${path}`)));
  Promise.all(requests.map((request) => local.search(request))).then(
    (results) => scope.postMessage({response: {results}} satisfies Reply),
    (error: unknown) => scope.postMessage({error: String(error)} satisfies Reply),
  );
};

/** Fetches a file; the browser asks whether it has the newest version. */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return response.json();
}
