import {useCallback, useEffect, useState} from 'react';

import {type AddressRules, presentResult, type ShownHit} from '@site/src/search/present';
import type {FacetFilters, SearchClient, SearchRequest} from '@site/src/search/types';
import {limits} from '@site/src/site/limits';

/** What the page asks for. */
export interface Question {
  readonly query: string;
  /** Counted from 0. */
  readonly page: number;
  readonly facetFilters: FacetFilters;
  /** `product:ID` when only pages of that product are wanted; its own index has them all. */
  readonly optionalFilters: readonly string[];
}

/** What was found. */
export interface Results {
  readonly query: string;
  readonly hits: readonly ShownHit[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
}

/** Where a search stands: nothing asked, under way, taking long, failed, answered. */
export type Status = 'idle' | 'loading' | 'stalled' | 'error' | 'done';

interface Answer {
  /** The question that this answers. */
  readonly to: string;
  readonly status: 'stalled' | 'error' | 'done';
  /** The newest results; they stay while the next search is under way. */
  readonly results?: Results | undefined;
}

interface Props extends Question {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly rules: AddressRules;
}

/** A search as the page shows it. */
export interface Found {
  readonly status: Status;
  readonly results?: Results | undefined;
  readonly retry: () => void;
}

/** Asks for the results of a query whenever it changes; an answer to an older query is dropped. */
export function useResults({client, indexName, rules, query, page, facetFilters, optionalFilters}: Props): Found {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const isAsked = query.trim() !== '';
  const question = JSON.stringify([query, page, facetFilters, optionalFilters, attempt]);
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
      .search({requests: [requestFor({query, page, facetFilters, optionalFilters}, indexName)]})
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
  }, [client, indexName, rules, isAsked, query, page, facetFilters, optionalFilters, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const status = answer?.to === question ? answer.status : 'loading';
  return {status: isAsked ? status : 'idle', results: answer?.results, retry};
}

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

function requestFor({query, page, facetFilters, optionalFilters}: Question, indexName: string): SearchRequest {
  const words = limits.search.snippetWords;
  return {
    query,
    indexName,
    page,
    facetFilters,
    ...(optionalFilters.length > 0 && {optionalFilters}),
    hitsPerPage: limits.search.hitsPerPage,
    attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
    attributesToSnippet: [...headings.map((name) => `${name}:${words}`), `content:${words * 3}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  };
}
