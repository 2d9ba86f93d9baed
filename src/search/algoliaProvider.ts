import {liteClient} from 'algoliasearch/lite';

import {limits} from '../site/limits';
import type {AlgoliaSearch} from '../site/search';

import type {SearchClient, SearchResponse} from './types';

type Client = ReturnType<typeof liteClient>;
type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<Options['hostsCache']>;

/**
 * Creates a client of Algolia.
 * @param credentials id of the application and key
 * @throws if the id or the key is missing
 */
export function algoliaProvider(
  {appId, apiKey}: Pick<AlgoliaSearch, 'appId' | 'apiKey'>,
  options: Options = {},
): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    hostsCache: hostMemory(),
    timeouts: limits.search.timeouts,
    // Visitors retry sooner than the rate limit's delay.
    maxRateLimitRetries: 0,
    ...options,
  });
  return {
    search: async ({requests}) => {
      const answer = (await client.search(requests as unknown as Parameters<Client['search']>[0])) as SearchResponse;
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
 * Caches the state of hosts by address. The client stores a failed host under a key that includes the failure and looks
 * it up without it, so its own cache never skips a failed host.
 */
function hostMemory(): HostsCache {
  const states = new Map<string, unknown>();
  const addressOf = (host: unknown): string => {
    const {url = '', port = ''} = host as {url?: string; port?: number | ''};
    return `${url}:${port}`;
  };
  return {
    get: (host, fresh) => {
      const state = states.get(addressOf(host));
      return state === undefined ? fresh() : Promise.resolve(state as Awaited<ReturnType<typeof fresh>>);
    },
    set: (host, state) => {
      states.set(addressOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => Promise.resolve(void states.delete(addressOf(host))),
    clear: () => Promise.resolve(states.clear()),
  };
}
