import {useCallback, useEffect, useState} from 'react';

import {type AddressRules, presentResult, type ShownHit} from '@site/src/search/present';
import type {SearchClient, SearchRequest} from '@site/src/search/types';
import {limits} from '@site/src/site/limits';

import type {Filters} from '../useSearchSetup';

export interface Question {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly filters: Filters;
}

export interface Results {
  readonly query: string;
  readonly hits: readonly ShownHit[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
}

export type Status = 'idle' | 'loading' | 'stalled' | 'error' | 'done';

interface Answer {
  /** The question of these results. */
  readonly to: string;
  readonly status: 'stalled' | 'error' | 'done';
  /** The newest results; they stay during the next search. */
  readonly results?: Results | undefined;
}

interface Props extends Question {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly rules: AddressRules;
}

/** State of a search. */
export interface Found {
  readonly status: Status;
  readonly results?: Results | undefined;
  readonly retry: () => void;
}

/** Searches whenever the query changes; responses to older queries are ignored. */
export function useResults({client, indexName, rules, query, page, filters}: Props): Found {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const isAsked = query.trim() !== '';
  const question = JSON.stringify([query, page, filters, attempt]);
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
      .search({requests: [requestFor({query, page, filters}, indexName)]})
      .then(
        ({results: [result]}) => {
          if (result) {
            const {hits, nbHits: count, nbPages: pages} = presentResult(result, rules);
            update({status: 'done', results: {query, hits, count, page, pages}});
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
  }, [client, indexName, rules, isAsked, query, page, filters, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const status = answer?.to === question ? answer.status : 'loading';
  return {status: isAsked ? status : 'idle', results: answer?.results, retry};
}

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

function requestFor({query, page, filters}: Question, indexName: string): SearchRequest {
  const words = limits.search.snippetWords;
  return {
    query,
    indexName,
    page,
    ...filters,
    hitsPerPage: limits.search.hitsPerPage,
    attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
    attributesToSnippet: [...headings.map((name) => `${name}:${words}`), `content:${words * 3}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  };
}
