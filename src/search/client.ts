import type {SearchOptions} from '../site/search';

import type {SearchClient} from './types';

const clients = new Map<string, SearchClient>();

/**
 * The client for an index, the same one every time. Its maker is loaded when it is first asked, and again after a
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
