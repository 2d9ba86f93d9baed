import {limits} from '../../site/limits';
import {
  headingLevels as levels,
  type Hierarchy,
  type SearchData,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../types';

import {Highlighter} from './highlight';
import {Messages} from './messages';
import {type Query, QueryReader, type Unit} from './query';
import {rank, type Ranked} from './rank';
import {SearchIndex} from './searchIndex';
import {readTexts, type Section, type Texts} from './texts';
import {weights} from './weights';

interface Answer {
  readonly query: Query;
  readonly ranked: readonly Ranked[];
}

/** Searches the pages. */
export class SearchEngine {
  private readonly texts: Texts;
  private readonly messages: Messages;
  private readonly plain: SearchIndex;
  private asked: SearchIndex | undefined;

  constructor(data: SearchData) {
    this.texts = readTexts(data);
    this.messages = new Messages(this.texts.sections);
    this.plain = new SearchIndex(this.texts);
  }

  /** Searches the phrasings too if the pages do not contain enough of the query. */
  search(request: SearchRequest): SearchResult {
    const plain = this.answer(request, this.plain);
    const {query, ranked} = isShort(plain) ? this.answer(request, this.withAsks()) : plain;
    const {hitsPerPage = limits.search.hitsPerPage, page = 0} = request;
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({section}) => section);
    return {
      hits: hitsOf(this.texts, shown, query.units, request),
      nbHits: ranked.length,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
    };
  }

  private withAsks(): SearchIndex {
    return (this.asked ??= new SearchIndex(this.texts, true));
  }

  /** Ranks the sections; those of messages that the query repeats come first. */
  private answer({query: typed = '', facetFilters, optionalFilters}: SearchRequest, index: SearchIndex): Answer {
    const {lists, sections, pages} = this.texts;
    const text = typed.slice(0, limits.search.longestQuery);
    const query = new QueryReader(index).read(text);
    const wanted = productIn(facetFilters?.flat());
    const opened = productIn(optionalFilters);
    const isAllowed = (page: number): boolean => wanted === undefined || pages[page]?.product === wanted;
    const isSymptom = lists.symptoms.test(text);
    const ranked = query.units.length > 0 ? rank(index, query, {isAllowed, opened, isSymptom}) : [];
    const preferred = query.product ?? opened;
    const meant = this.messages.find(text, (section) => {
      const {page = -1} = sections[section] ?? {};
      return isAllowed(page) ? (pages[page]?.product === preferred ? weights.near : 1) : 0;
    });
    const best = ranked[0]?.score ?? 0;
    const first = meant.map((section) => ({section, score: best, covered: 1}));
    return {query, ranked: [...first, ...ranked.filter(({section}) => !meant.includes(section))]};
  }
}

/** Whether a query is more than a name, and the best section lacks a part of it. */
function isShort({query: {units}, ranked: [best]}: Answer): boolean {
  const isQuestion = units.filter(({filler, optional}) => !filler && !optional).length > 1;
  return best ? isQuestion && best.covered < 1 : units.length > 0;
}

function productIn(filters: readonly string[] = []): string | undefined {
  return filters.find((filter) => filter.startsWith('product:'))?.slice('product:'.length);
}

/** Converts sections to hits with the query's words marked. */
function hitsOf(
  {lists, sections}: Texts,
  numbers: readonly number[],
  units: readonly Unit[],
  {attributesToSnippet}: SearchRequest,
): SearchHit[] {
  const highlighter = new Highlighter(lists, units);
  const wish = Number(attributesToSnippet?.find((name) => name.startsWith('content:'))?.split(':')[1]);
  const words = wish > 0 ? wish : limits.search.snippetWords;
  return numbers.flatMap((number) => sections[number] ?? []).map(hitOf);

  function hitOf({url, path, text}: Section): SearchHit {
    const texts = Object.fromEntries(levels.map((level, at) => [level, path[at] ?? null]));
    const marked = path.map((heading, at) => [levels[at], highlighter.whole(heading)]);
    const content = text === '' ? undefined : highlighter.snippet(text, words);
    return {
      objectID: url,
      url,
      hierarchy: {...texts, lvl0: path[0] ?? ''} as Hierarchy,
      content: text || null,
      type: levels[path.length - 1] ?? 'lvl6',
      _snippetResult: {hierarchy: Object.fromEntries(marked), ...(content && {content})},
    };
  }
}
