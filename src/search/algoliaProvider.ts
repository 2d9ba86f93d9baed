import {liteClient} from 'algoliasearch/lite';

import {limits} from '../site/limits';
import type {AlgoliaSearch} from '../site/search';

import {type AlgoliaOptions, hostMemory} from './hostMemory';
import type {SearchClient, SearchResponse} from './types';

interface RawResult {
  readonly hits?: unknown;
  readonly nbHits?: unknown;
}

/**
 * Creates a client of Algolia.
 * @param credentials id of the application and key
 * @param options of Algolia's client that override the defaults
 * @throws if the id or the key is missing
 */
export function algoliaProvider(
  {appId, apiKey}: Pick<AlgoliaSearch, 'appId' | 'apiKey'>,
  options: AlgoliaOptions = {},
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
      const answer: unknown = await client.search(requests as unknown as Parameters<typeof client.search>[0]);
      if (!isResponse(answer)) {
        // The client would return the cached response again.
        client.clearCache();
        throw new Error('The search service gave an answer without results.');
      }
      return answer;
    },
  };
}

function isResponse(answer: unknown): answer is SearchResponse {
  const results = (answer as {results?: readonly RawResult[]} | null)?.results;
  return Array.isArray(results) && results.length > 0 && results.every(isResult);
}

function isResult({hits, nbHits}: RawResult): boolean {
  return Array.isArray(hits) && typeof nbHits === 'number';
}
