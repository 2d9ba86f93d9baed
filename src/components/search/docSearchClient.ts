import type {DocSearchTransformClient} from '@docsearch/react';

import {type AddressRules, longQueryRow, presentResult, rowsOf} from '@site/src/search/present';
import type {SearchClient, SearchRequest} from '@site/src/search/types';
import {limits} from '@site/src/site/limits';

import type {Outcome} from './texts';

/** The modal's handler for a request that failed on all hosts. */
type FailureHandler = (error: Error) => unknown;

interface Wiring {
  readonly client: SearchClient;
  readonly rules: AddressRules;
  readonly currentQuery: () => string;
  readonly onOutcome: (outcome: Outcome) => void;
  /** The pasted text of which the box shows only a part. */
  readonly longText: (query: string) => string | undefined;
  readonly pageFor: (query: string) => string;
}

/**
 * Replaces DocSearch's client by one of this site, which sanitizes hits and keeps the error screen. DocSearch sets an
 * error status, then rethrows, which resets the status and ends as an uncaught error; here a failed request stays
 * pending.
 */
export function docSearchClient(
  docSearchs: DocSearchTransformClient,
  {client, rules, currentQuery, onOutcome, longText, pageFor}: Wiring,
): DocSearchTransformClient {
  let newest = 0;
  const search = ({requests}: {requests: readonly SearchRequest[]}): Promise<unknown> => {
    const turn = ++newest;
    const start = Date.now();
    const query = requests[0]?.query ?? '';
    const isWanted = (): boolean => turn === newest && currentQuery() === query;
    const text = longText(query);
    const asked = text === undefined ? requests : requests.map((request) => ({...request, query: text}));
    const answer = client.search({requests: asked}).then(({results}) => ({
      results: results.map((result) => {
        const {hits, ...rest} = presentResult(result, rules);
        return {...rest, hits: [...(text === undefined ? [] : [longQueryRow(text, pageFor(text))]), ...rowsOf(hits)]};
      }),
    }));
    const withFailureShown = (handler: FailureHandler): Promise<unknown> =>
      answer.then(
        (response) => {
          if (isWanted()) {
            onOutcome({query, count: response.results[0]?.nbHits ?? 0});
          }
          return response;
        },
        async (error: unknown) => {
          console.warn('The search failed.', error);
          await untilStalled(start);
          if (isWanted()) {
            onOutcome({query});
            show(handler);
          }
          return new Promise<never>(() => {});
        },
      );
    return Object.assign(answer, {catch: withFailureShown});
  };
  return {...docSearchs, search: search as unknown as DocSearchTransformClient['search']};
}

/** DocSearch marks a request as stalled even after an error, so the error is reported later. */
function untilStalled(start: number): Promise<void> {
  const margin = 50;
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, start + limits.search.stall + margin - Date.now())));
}

/** DocSearch shows its error screen only for errors of this name, and rethrows them. */
function show(handler: FailureHandler): void {
  try {
    handler(Object.assign(new Error('The search failed.'), {name: 'RetryError'}));
  } catch {
    // Rethrown by the handler, which has shown it.
  }
}
