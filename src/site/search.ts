const indexName = 'stacklok';

/** Client-side search in an index that is part of the site. */
export interface LocalSearch {
  readonly provider: 'local';
  /** Prefix of the localStorage keys of recent and favorite searches. */
  readonly indexName: string;
}

export interface AlgoliaSearch {
  readonly provider: 'algolia';
  readonly appId: string;
  /** Search-only key; it is public. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether views and clicks are reported to Algolia. */
  readonly insights: boolean;
}

export type SearchOptions = LocalSearch | AlgoliaSearch;

/** Algolia if its credentials are set, otherwise the local index. Empty variables count as unset. */
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
