/** Result of a query. */
export interface Outcome {
  readonly query: string;
  /** Number of hits; undefined if the search failed. */
  readonly count?: number;
}

/** Returns the announcement of the newest query's result. */
export function statusOf(outcome: Outcome | undefined): string {
  if (!outcome) {
    return '';
  }
  const {query, count} = outcome;
  if (count === undefined) {
    return 'Unable to fetch results';
  }
  return count === 0 ? `No results for "${query}"` : `${count} ${count === 1 ? 'result' : 'results'} for "${query}"`;
}

/** Returns the address of a prefilled issue about a query without results. */
export function reportUrl(repository: string, query: string): string {
  const title = `Search finds nothing for "${query}"`;
  const body = `The search of the documentation finds nothing for "${query}".\n\nI expected to find: `;
  return `${repository}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
