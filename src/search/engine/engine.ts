import {limits} from '../../site/limits';
import type {AskedWords, SearchData, SearchRequest, SearchResult} from '../types';

import {hitsOf} from './hits';
import {Messages} from './messages';
import {type Query, QueryReader} from './query';
import {rank, type Ranked} from './rank';
import {weights} from './weights';

import {SearchIndex} from './index';

interface Answer {
  readonly query: Query;
  readonly ranked: readonly Ranked[];
}

/** Searches the pages. */
export class SearchEngine {
  private readonly index: SearchIndex;
  private readonly messages: Messages;

  constructor(data: SearchData) {
    this.index = new SearchIndex(data);
    this.messages = new Messages(this.index.sections);
  }

  /** Adds phrasings, which are searched when the pages do not contain enough of the query. */
  addAsks(asks: AskedWords): void {
    this.index.addAsks(asks);
  }

  /** Whether a query needs the phrasings: it is more than a name, and the best section lacks a part of it. */
  needsAsks(request: SearchRequest): boolean {
    return !this.index.hasAsks && isShort(this.answer(request, false));
  }

  search(request: SearchRequest): SearchResult {
    const plain = this.answer(request, false);
    const {query, ranked} = this.index.hasAsks && isShort(plain) ? this.answer(request, true) : plain;
    const {hitsPerPage = limits.search.hitsPerPage, page = 0} = request;
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({section}) => section);
    return {
      hits: hitsOf(this.index, shown, query.units, request),
      nbHits: ranked.length,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
    };
  }

  /** Ranks the sections; those of messages that the query repeats come first. */
  private answer(request: SearchRequest, withAsks: boolean): Answer {
    const {index} = this;
    const text = (request.query ?? '').slice(0, limits.search.longestQuery);
    const query = new QueryReader(index, withAsks).read(text);
    const wanted = productIn(request.facetFilters?.flat());
    const opened = productIn(request.optionalFilters);
    const isAllowed = (page: number): boolean => wanted === undefined || index.pages[page]?.product === wanted;
    const isSymptom = index.lists.tellsSymptom(text);
    const ranked = query.units.length > 0 ? rank(index, query, {withAsks, isAllowed, opened, isSymptom}) : [];
    const preferred = query.product ?? opened;
    const meant = this.messages.find(text, (section) => {
      const {page = -1} = index.sections[section] ?? {};
      return isAllowed(page) ? (index.pages[page]?.product === preferred ? weights.near : 1) : 0;
    });
    const best = ranked[0]?.score ?? 0;
    const first = meant.map((section) => ({section, score: best, covered: 1}));
    return {query, ranked: [...first, ...ranked.filter(({section}) => !meant.includes(section))]};
  }
}

function isShort({query: {units}, ranked: [best]}: Answer): boolean {
  const isQuestion = units.filter(({filler, optional}) => !filler && !optional).length > 1;
  return best ? isQuestion && best.covered < 1 : units.length > 0;
}

function productIn(filters: readonly string[] = []): string | undefined {
  return filters.find((filter) => filter.startsWith('product:'))?.slice('product:'.length);
}
