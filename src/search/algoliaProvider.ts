import {liteClient} from 'algoliasearch/lite';

import type {AlgoliaSearch} from '../site/search';

import type {SearchClient, SearchResponse} from './types';

type Client = ReturnType<typeof liteClient>;
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates a client of Algolia.
 * @throws if the id of the application or the key is missing
 */
export function algoliaProvider({appId, apiKey}: Pick<AlgoliaSearch, 'appId' | 'apiKey'>): SearchClient {
  const client = liteClient(appId, apiKey, {hostsCache: hostMemory()});
  return {
    search: async (query) => {
      const answer = (await client.search(query as unknown as Parameters<Client['search']>[0])) as SearchResponse;
      if (!Array.isArray(answer.results?.[0]?.hits)) {
        // The client would return the cached response again.
        client.clearCache();
        throw new Error('The search service gave an answer without results.');
      }
      return answer;
    },
  };
}

/**
 * Remembers the state of hosts by address. The client stores a failed host under a key that includes the failure and
 * looks it up without it, so its own cache never skips a failed host.
 */
function hostMemory(): HostsCache {
  const states = new Map<unknown, unknown>();
  const keyOf = (host: unknown): unknown => (host as {readonly url?: string}).url;
  return {
    get: async (host, fresh) => (states.get(keyOf(host)) as Awaited<ReturnType<typeof fresh>>) ?? fresh(),
    set: async (host, state) => {
      states.set(keyOf(host), state);
      return state;
    },
    delete: async (host) => void states.delete(keyOf(host)),
    clear: async () => states.clear(),
  };
}
