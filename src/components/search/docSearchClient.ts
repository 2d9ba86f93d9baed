import type {DocSearchTransformClient} from '@docsearch/react';

import {longQueryRow, presentResult, rowsOf} from '@site/src/search/present';
import type {SearchRequest} from '@site/src/search/types';
import {limits} from '@site/src/site/limits';

import type {Outcome} from './texts';
import type {SearchSetup} from './useSearchSetup';

interface Wiring extends Pick<SearchSetup, 'client' | 'rules' | 'pageFor'> {
  readonly currentQuery: () => string | undefined;
  readonly onOutcome: (outcome: Outcome) => void;
  /** The pasted text of which the box shows only a part. */
  readonly longText: (query: string) => string | undefined;
}

/**
 * Replaces DocSearch's client by one of this site, which sanitizes hits and keeps the error screen. DocSearch sets an
 * error status, then rethrows, which resets the status and ends as an uncaught error; here a failed request stays
 * pending.
 */
export function docSearchClient(
  docSearchs: DocSearchTransformClient,
  {client, rules, pageFor, currentQuery, onOutcome, longText}: Wiring,
): DocSearchTransformClient {
  const search = ({requests}: {requests: readonly SearchRequest[]}): Promise<unknown> => {
    // DocSearch marks a request as stalled even after an error, so that errors are reported later.
    const stalled = new Promise((resolve) => setTimeout(resolve, limits.search.stall + 50));
    const query = requests[0]?.query ?? '';
    const text = longText(query);
    const asked = text === undefined ? requests : requests.map((request) => ({...request, query: text}));
    const answer = client.search({requests: asked}).then(({results}) => ({
      results: results.map((result) => {
        const {hits, ...rest} = presentResult(result, rules);
        return {...rest, hits: [...(text === undefined ? [] : [longQueryRow(text, pageFor(text))]), ...rowsOf(hits)]};
      }),
    }));
    const withFailureShown = (showError: (error: Error) => unknown): Promise<unknown> =>
      answer.then(
        (response) => {
          if (currentQuery() === query) {
            onOutcome({query, count: response.results[0]?.nbHits ?? 0});
          }
          return response;
        },
        async (error: unknown) => {
          console.warn('The search failed.', error);
          await stalled;
          if (currentQuery() === query) {
            onOutcome({query});
            try {
              // The name that DocSearch has its error screen for; it throws the error again.
              showError(Object.assign(new Error('The search failed.'), {name: 'RetryError'}));
            } catch {
              // It is shown.
            }
          }
          return new Promise<never>(() => {});
        },
      );
    return Object.assign(answer, {catch: withFailureShown});
  };
  return {...docSearchs, search: search as unknown as DocSearchTransformClient['search']};
}
