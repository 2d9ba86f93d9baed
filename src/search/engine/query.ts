import type {Synonym} from './lists';
import type {SearchIndex} from './searchIndex';
import {isWord, namesIn, startsOption, termsOf, tokensOf} from './tokenize';
import {weights} from './weights';

/** Terms that a section has to contain, all of them, to match a unit. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Whether the terms are not the typed ones; they match without being highlighted. */
  readonly isSynonym?: boolean;
}

/** A part of a query that is matched as one, with its alternatives. */
export interface Unit {
  readonly alternatives: readonly Alternative[];
  /** Rare words weigh more. */
  readonly weight: number;
  /** An optional unit adds to the score; sections without it lose nothing. */
  readonly optional: boolean;
  /** Fillers weigh little and are not marked. */
  readonly filler: boolean;
}

interface Word {
  readonly term: string;
  /** Whether the visitor is still typing it. */
  readonly open: boolean;
}

/** A query as it is matched. */
export interface Query {
  /** Empty if the query has no word. */
  readonly units: readonly Unit[];
  /** The product that it names. */
  readonly product: string | undefined;
}

/** Reads queries with the words of an index. */
export class QueryReader {
  constructor(private readonly index: SearchIndex) {}

  read(text: string): Query {
    const {lists} = this.index.texts;
    const {words, names} = wordsOf(text);
    const terms = words.map(({term}) => term);
    const onlyFillers = terms.every((term) => lists.isFiller(term));
    const synonyms = lists.synonymsOf(terms);
    const product = lists.productIn(terms);
    const units = words.map((word, at): Unit => {
      const filler = !onlyFillers && (lists.isFiller(word.term) || (word.open && word.term.length === 1));
      const {alternatives, weight} = this.match(word, filler ? [] : (synonyms[at] ?? []));
      const isName = product !== undefined && lists.products.has(word.term);
      const usual = lists.everyday.has(word.term) ? weights.everyday : 1;
      const share = filler ? weights.filler : isName ? weights.name : usual;
      return {alternatives, weight: weight * share, optional: false, filler};
    });
    const extra = names
      .filter(({term}) => !terms.includes(term))
      .flatMap((name): Unit[] => {
        const {alternatives, weight} = this.match(name, [], false);
        const unit = {alternatives, weight: weight * weights.joined, optional: units.length > 0, filler: false};
        return alternatives.length > 0 ? [unit] : [];
      });
    return {units: [...units, ...extra], product};
  }

  /** Returns the alternatives that match a word, and the word's weight. */
  private match(word: Word, synonyms: readonly Synonym[], tolerant = true): Pick<Unit, 'alternatives' | 'weight'> {
    const own = this.candidates(word, tolerant);
    const foreign = synonyms
      .filter((terms) => terms.every((term) => this.index.vocabulary.has(term)))
      .map((terms): Alternative => ({terms, weight: weights.synonym, isSynonym: true}));
    const sought = (own.length > 0 ? own : foreign).flatMap(({terms}) => terms);
    return {alternatives: [...own, ...foreign], weight: this.index.rarity(sought) ** weights.rarity};
  }

  private candidates({term, open}: Word, tolerant: boolean): Alternative[] {
    const {vocabulary} = this.index;
    const exact = vocabulary.has(term);
    const found = new Map<string, Alternative>();
    const add = (name: string, weight: number): void => {
      if (!found.has(name)) {
        found.set(name, {terms: [name], weight});
      }
    };
    if (exact) {
      add(term, 1);
    }
    if (tolerant) {
      vocabulary.relatives(term).forEach((name) => add(name, weights.relative));
    }
    if ((open || (tolerant && !exact)) && term.length > 1) {
      vocabulary.startingWith(term).forEach((name) => add(name, weights.relative));
    }
    if (found.size === 0 && tolerant) {
      const near = vocabulary.near(term);
      near.forEach((name) => add(name, weights.relative));
      near.flatMap((name) => vocabulary.relatives(name)).forEach((name) => add(name, weights.relative ** 2));
    }
    return [...found.values()];
  }
}

/** Words of a query in order, and the names that they form. */
function wordsOf(text: string): {words: Word[]; names: Word[]} {
  const tokens = tokensOf(text);
  const last = tokens.length - 1;
  const words: Word[] = [];
  const names = namesIn(tokens).map(({term, end}) => ({term, open: end === last}));
  tokens.forEach((token, at) => {
    const [whole = '', ...parts] = isWord(token) ? termsOf(token) : [];
    const open = at === last;
    if (token.length === 1 && startsOption(tokens[at - 1] ?? '')) {
      return;
    }
    if (parts.length > 0) {
      parts.forEach((term, part) => words.push({term, open: open && part === parts.length - 1}));
      names.push({term: whole, open});
    } else if (whole !== '') {
      words.push({term: whole, open});
    }
  });
  return {words, names};
}
