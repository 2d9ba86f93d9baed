import type {SearchOptions} from '../site/search';

import type {SearchClient} from './types';

const clients = new Map<string, SearchClient>();

/** Returns the client of an index, always the same. Its provider is loaded with the first request, again after a failure. */
export function searchClient(options: SearchOptions, baseUrl: string): SearchClient {
  let made: Promise<SearchClient> | undefined;
  const load = async (): Promise<SearchClient> =>
    options.provider === 'algolia'
      ? (await import('./algoliaProvider')).algoliaProvider(options)
      : (await import('./localProvider')).localProvider(baseUrl, startWorker);
  const client = clients.get(options.indexName) ?? {
    search: async (query) => {
      made ??= load();
      made.catch(() => (made = undefined));
      return (await made).search(query);
    },
  };
  clients.set(options.indexName, client);
  return client;
}

/** Starts the search worker. The bundler needs this exact expression. */
function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
