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
    const update = (change: Omit<Answer, 'to'>): void => {
      if (isWanted) {
        setAnswer((known) => ({results: known?.results, ...change, to: question}));
      }
    };
    const stall = setTimeout(() => update({status: 'stalled'}), limits.search.stall);
    client
      .search({requests: [question.request]})
      .then(
        ({results: [result]}) => {
          if (result) {
            update({status: 'done', results: {...presentResult(result, rules), query, page}});
          }
        },
        (error: unknown) => {
          console.warn('The search failed.', error);
          update({status: 'error'});
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
