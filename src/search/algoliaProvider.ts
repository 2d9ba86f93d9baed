import {liteClient} from 'algoliasearch/lite';

import {limits} from '../site/limits';
import type {AlgoliaSearch} from '../site/search';

import {type AlgoliaOptions, hostMemory} from './hostMemory';
import type {SearchClient, SearchResponse} from './types';

/** The parts of an answer without which nothing can be shown. */
interface RawResult {
  readonly hits?: unknown;
  readonly nbHits?: unknown;
}

/**
 * A client that asks Algolia.
 *
 * @param credentials id of the application and key
 * @param options of Algolia's client that differ from those of this site
 * @throws when the id or the key is missing
 */
export function algoliaProvider(
  {appId, apiKey}: Pick<AlgoliaSearch, 'appId' | 'apiKey'>,
  options: AlgoliaOptions = {},
): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    hostsCache: hostMemory(),
    timeouts: limits.search.timeouts,
    // A visitor presses "Retry" sooner than a throttled service asks for.
    maxRateLimitRetries: 0,
    ...options,
  });
  return {
    search: async ({requests}) => {
      const answer: unknown = await client.search(requests as unknown as Parameters<typeof client.search>[0]);
      if (!isResponse(answer)) {
        // The client would give the same answer again from its memory.
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
