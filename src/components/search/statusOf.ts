import type {Outcome} from './docSearchClient';

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
