import {limits} from '../../site/limits';
import type {SearchRequest, SearchResult} from '../types';

import {withAsks} from './asks';
import {buildIndex, type SearchIndex} from './build';
import {facetsAllow} from './facets';
import {Highlighter} from './highlight';
import {hitOf} from './hit';
import {Messages} from './messages';
import type {PackedAsks, PackedIndex} from './packed';
import {priorsOf, tellsSymptom} from './priors';
import {readQuery, type Unit} from './query';
import {rank, type Ranked} from './rank';
import {isWord, termsOf, tokensOf} from './tokenize';
import {weights as standard, type Weights} from './weights';

const {hitsPerPage: defaultHits, longestQuery} = limits.search;

interface Answer {
  readonly index: SearchIndex;
  readonly units: readonly Unit[];
  readonly ranked: readonly Ranked[];
}

export class SearchEngine {
  private readonly index: SearchIndex;
  private readonly messages: Messages;
  private readonly priors: Float32Array;
  private readonly symptomPriors: Float32Array;
  /** The index with phrasings, once they are loaded. */
  private asked: SearchIndex | undefined;
  private answered = 0;

  constructor(
    packed: PackedIndex,
    private readonly weights: Weights = standard,
  ) {
    this.index = buildIndex(packed);
    this.messages = new Messages(this.index);
    this.priors = priorsOf(this.index, weights);
    this.symptomPriors = priorsOf(this.index, weights, true);
    if (packed.asks) {
      this.addAsks(packed.asks);
    }
  }

  /** Adds phrasings, which are searched if the first hit contains too little of the query. */
  addAsks(asks: PackedAsks): void {
    this.asked = withAsks(this.index, asks);
  }

  /** Whether the index has each word of a query or another form of it; the last word may be a prefix. */
  knows(query: string): boolean {
    const {vocabulary} = this.index;
    const terms = tokensOf(query.slice(0, longestQuery)).filter(isWord).flatMap(termsOf);
    return terms.every(
      (term, at) =>
        vocabulary.has(term) ||
        vocabulary.relatives(term).length > 0 ||
        (at === terms.length - 1 && vocabulary.startingWith(term, 1).length > 0),
    );
  }

  /** @param asking whether phrasings are searched, if they are loaded and the pages lack the query's words */
  search(request: SearchRequest, asking = true): SearchResult {
    const started = Date.now();
    const query = (request.query ?? '').slice(0, longestQuery);
    const plain = this.answer(this.index, query, request);
    const [best] = plain.ranked;
    const needsAsks = best ? isQuestion(plain.units) && best.covered < this.weights.covered : plain.units.length > 0;
    const {index, units, ranked} = this.asked && asking && needsAsks ? this.answer(this.asked, query, request) : plain;
    const hitsPerPage = Math.max(1, request.hitsPerPage ?? defaultHits);
    const page = Math.max(0, request.page ?? 0);
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const highlighter = new Highlighter(index, units);
    this.answered += 1;
    return {
      hits: shown.map(({section}) => hitOf(index, section, highlighter, request)),
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Date.now() - started,
      query,
      params: '',
      index: request.indexName ?? '',
      queryID: this.answered.toString(16).padStart(32, '0'),
      exhaustiveNbHits: true,
      needsAsks: needsAsks && !this.asked,
    };
  }

  /** Ranks the sections; those of messages that the query repeats come first. */
  private answer(index: SearchIndex, query: string, {facetFilters}: SearchRequest): Answer {
    const {weights} = this;
    const units = readQuery(query, {vocabulary: index.vocabulary, rarity: (terms) => rarity(index, terms)}, weights);
    const allowed = index.pages.map(({facets}) => facetsAllow(facets, facetFilters));
    const priors = tellsSymptom(query) ? this.symptomPriors : this.priors;
    const found = units.length > 0 ? rank(index, units, priors, (page) => allowed[page] ?? false, weights) : [];
    const meant = this.messages.find(query, (section) => allowed[index.all[section]?.page ?? -1] ?? false);
    return {index, units, ranked: withFirst(found, meant)};
  }
}

/** Whether a query is more than a name: it has several words that are not stop words. */
function isQuestion(units: readonly Unit[]): boolean {
  return units.filter(({filler, optional}) => !filler && !optional).length > 1;
}

/** Moves sections to the front, in their order. */
function withFirst(ranked: readonly Ranked[], first: readonly number[]): Ranked[] {
  const best = ranked[0]?.score ?? 0;
  return [
    ...first.map((section) => ({section, score: best, covered: 1})),
    ...ranked.filter(({section}) => !first.includes(section)),
  ];
}

/** Inverse document frequency of a set of terms, as in BM25. */
export function rarity(index: SearchIndex, terms: readonly number[]): number {
  const sections = index.all.length;
  const frequency = terms.reduce(
    (sum, term) => sum + index.inText.frequency(term) + index.inHeading.frequency(term) + index.inAsks.frequency(term),
    0,
  );
  const capped = Math.min(frequency, sections);
  return Math.log(1 + (sections - capped + 0.5) / (capped + 0.5));
}
