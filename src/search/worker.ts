import {SearchEngine} from './engine/engine';
import {type SearchData, searchFile, type SearchRequest, type SearchResponse} from './types';

/** A search for the worker. */
export interface Question {
  readonly baseUrl: string;
  readonly requests: readonly SearchRequest[];
}

/** What the worker answers. */
export type Reply = {readonly response: SearchResponse} | {readonly error: string};

const scope = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
let engine: Promise<SearchEngine> | undefined;

scope.onmessage = async ({data: {baseUrl, requests}}: MessageEvent<Question>) => {
  try {
    const loaded = await (engine ??= load(`${baseUrl}${searchFile}`));
    const results = requests.map((request) => loaded.search(request));
    scope.postMessage({response: {results}} satisfies Reply);
  } catch (error) {
    // The next search fetches again.
    engine = undefined;
    scope.postMessage({error: String(error)} satisfies Reply);
  }
};

/** Fetches what is searched; the browser asks whether it has the newest version. */
async function load(url: string): Promise<SearchEngine> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return new SearchEngine((await response.json()) as SearchData);
}
