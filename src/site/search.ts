/** Name of the search index, after the company. */
const indexName = 'stacklok';

/** The index inside the site, searched in the browser. */
export interface LocalSearch {
  readonly provider: 'local';
  /** Names the lists of recent and favorite searches in the browser. */
  readonly indexName: string;
}

/** An application of the hosted search service. */
export interface AlgoliaSearch {
  readonly provider: 'algolia';
  readonly appId: string;
  /** Key that may only search; visitors see it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether views and clicks are reported, through a script of the service. */
  readonly insights: boolean;
}

/** Who answers searches. */
export type SearchOptions = LocalSearch | AlgoliaSearch;

/**
 * Chooses who answers searches: Algolia when its credentials are set, else the index inside the site.
 *
 * @param env variables such as `process.env`: `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY`, `ALGOLIA_INDEX`, `ALGOLIA_INSIGHTS`
 *   (1 for yes); empty ones count as not set
 * @throws when credentials are incomplete; the message names the variable that is missing
 */
export function searchOptions(env: Readonly<Record<string, string | undefined>>): SearchOptions {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey} = env;
  if (appId && apiKey) {
    const insights = env.ALGOLIA_INSIGHTS === '1';
    return {provider: 'algolia', appId, apiKey, indexName: env.ALGOLIA_INDEX || indexName, insights};
  }
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX', 'ALGOLIA_INSIGHTS'];
  const present = names.find((name) => env[name]);
  if (present) {
    const missing = appId ? 'ALGOLIA_API_KEY' : 'ALGOLIA_APP_ID';
    throw new Error(
      `${missing} is not set, but ${present} is; set both credentials for Algolia, or none to search the site itself`,
    );
  }
  return {provider: 'local', indexName};
}
