import type {SearchOptions} from '../site/search';

import type {SearchClient} from './types';

const clients = new Map<string, SearchClient>();

/**
 * Returns the client of an index, always the same. Its provider is loaded with the first request, again after a
 * failure.
 */
export function searchClient(options: SearchOptions, baseUrl: string): SearchClient {
  const known = clients.get(options.indexName) ?? lazily(() => make(options, baseUrl));
  clients.set(options.indexName, known);
  return known;
}

async function make(options: SearchOptions, baseUrl: string): Promise<SearchClient> {
  if (options.provider === 'algolia') {
    const {algoliaProvider} = await import('./algoliaProvider');
    return algoliaProvider(options);
  }
  const {localProvider} = await import('./localProvider');
  return localProvider(baseUrl);
}

function lazily(makeClient: () => Promise<SearchClient>): SearchClient {
  let client: Promise<SearchClient> | undefined;
  return {
    search: async (query) => {
      client ??= makeClient();
      const made = client;
      made.catch(() => (client = undefined));
      return (await made).search(query);
    },
  };
}
