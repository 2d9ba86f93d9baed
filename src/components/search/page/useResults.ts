import {useCallback, useEffect, useMemo, useState} from 'react';

import {presentResult, type ShownResult} from '@site/src/search/present';
import type {SearchRequest} from '@site/src/search/types';
import {limits} from '@site/src/site/limits';

import type {SearchSetup} from '../useSearchSetup';

/** The newest results; they stay during the next search. */
export interface Results extends ShownResult {
  readonly query: string;
  /** From 0. */
  readonly page: number;
}

/** State of a search. */
export interface Found {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error' | 'done';
  readonly results?: Results | undefined;
  readonly retry: () => void;
}

type Answer = Omit<Found, 'retry'> & {readonly to: object};

/** Searches whenever the request changes; responses to older ones are ignored. */
export function useResults({client, rules}: SearchSetup, request: SearchRequest): Found {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({request, attempt}), [request, attempt]);
  const {query = '', page = 0} = request;
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked) {
      return undefined;
    }
    let isWanted = true;
    const update = (status: Found['status'], results?: Results): void => {
      if (isWanted) {
        setAnswer((known) => ({status, results: results ?? known?.results, to: question}));
      }
    };
    const stall = setTimeout(update, limits.search.stall, 'stalled');
    client
      .search({requests: [question.request]})
      .then(
        ({results: [result]}) => update('done', result && {...presentResult(result, rules), query, page}),
        (error: unknown) => {
          console.warn('The search failed.', error);
          update('error');
        },
      )
      .finally(() => clearTimeout(stall));
    return () => {
      isWanted = false;
      clearTimeout(stall);
    };
  }, [client, rules, question, isAsked, query, page]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const status = answer?.to === question ? answer.status : 'loading';
  return {status: isAsked ? status : 'idle', results: answer?.results, retry};
}
