import {addressOf} from '../slug';
import type {AskedWords, SearchData, SectionRecord} from '../types';

import {Lists} from './lists';
import {namesIn} from './names';
import {fold, isWord, termsOf, tokensOf} from './tokenize';
import {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** A title, heading, alias, or the phrasings of a section: the terms of each significant word, and all of them. */
export interface Phrase {
  readonly words: readonly (readonly string[])[];
  readonly terms: ReadonlySet<string>;
}

export interface IndexedSection extends SectionRecord {
  readonly page: number;
  /** Headings from the title of the page to its own. */
  readonly path: readonly string[];
  /** Its heading. */
  readonly name: Phrase;
  readonly url: string;
  /** Whether it is about problems alone. */
  readonly isTrouble: boolean;
}

interface IndexedPage {
  readonly product: string;
  /** Factor for the scores of its sections. */
  readonly prior: number;
  /** Number of its first section, and of the one after its last. */
  readonly first: number;
  readonly end: number;
  readonly aliases: readonly Phrase[];
}

type Postings = Map<string, number[]>;

const troublePage = /\/(troubleshooting|reference\/(messages|errors|log-messages)[^/]*)$/;
const troubleHeading = /^troubleshooting$/i;

/** The pages with the structures that searching needs. */
export class SearchIndex {
  readonly lists: Lists;
  readonly sections: readonly IndexedSection[];
  readonly pages: readonly IndexedPage[];
  vocabulary: Vocabulary;
  /** Phrasings of each section as one phrase, once they are loaded. */
  private asks: readonly (Phrase | undefined)[] = [];
  private readonly inText: Postings = new Map();
  private readonly inHeading: Postings = new Map();
  private inAsks: Postings = new Map();
  /** Sections of terms, without phrasings and with them. */
  private readonly places = [new Map<string, Map<number, number>>(), new Map<string, Map<number, number>>()] as const;

  constructor({words, pages}: SearchData) {
    this.lists = new Lists(words);
    const sections: IndexedSection[] = [];
    this.pages = pages.map(({url, product, aliases = [], sections: own}, page) => {
      const first = sections.length;
      let path: string[] = [];
      own.forEach((section) => {
        path = [...path.slice(0, section.depth - 1), section.heading];
        const isTrouble = troublePage.test(url) || path.some((heading) => troubleHeading.test(heading));
        sections.push({
          ...section,
          page,
          path,
          name: this.phrase(section.heading),
          isTrouble,
          url: addressOf(url, section),
        });
      });
      const prior = /\/reference\/api$/.test(url) ? weights.api : 1;
      return {product, prior, first, end: sections.length, aliases: aliases.map((alias) => this.phrase(alias))};
    });
    this.sections = sections;
    const terms = analyzer();
    sections.forEach(({heading, text}, at) => {
      terms(heading).forEach((term) => post(this.inHeading, term, at));
      terms(text).forEach((term) => post(this.inText, term, at));
    });
    const aliased = this.pages.flatMap(({aliases}) => aliases.flatMap((alias) => [...alias.terms]));
    this.vocabulary = new Vocabulary([...this.inText.keys(), ...this.inHeading.keys(), ...aliased]);
  }

  get hasAsks(): boolean {
    return this.asks.length > 0;
  }

  /** Adds the phrasings of the sections. */
  addAsks(asks: AskedWords): void {
    this.asks = asks.map((words) => (words === '' ? undefined : this.phrase(words)));
    this.inAsks = new Map();
    this.asks.forEach((ask, section) => ask?.terms.forEach((term) => post(this.inAsks, term, section)));
    this.places.forEach((known) => known.clear());
    this.vocabulary = this.vocabulary.with(this.inAsks.keys());
  }

  /** Returns the phrasings of a section. */
  asksOf(section: number): readonly Phrase[] {
    const ask = this.asks[section];
    return ask ? [ask] : [];
  }

  /** Returns the sections that have a term, with the sum of the weights of the fields that have it. */
  placesOf(term: string, withAsks: boolean): ReadonlyMap<number, number> {
    const known = this.places[withAsks ? 1 : 0];
    const found = known.get(term) ?? this.find(term, withAsks);
    known.set(term, found);
    return found;
  }

  /** Inverse document frequency of a set of terms, as in BM25. */
  rarity(terms: readonly string[], withAsks: boolean): number {
    const all = withAsks ? [this.inText, this.inHeading, this.inAsks] : [this.inText, this.inHeading];
    const size = this.sections.length;
    const count = all.reduce(
      (sum, postings) => terms.reduce((part, term) => part + (postings.get(term)?.length ?? 0), sum),
      0,
    );
    const capped = Math.min(count, size);
    return Math.log(1 + (size - capped + 0.5) / (capped + 0.5));
  }

  private find(term: string, withAsks: boolean): Map<number, number> {
    const {field} = weights;
    const found = new Map<number, number>();
    const add = (section: number, weight: number): void => void found.set(section, (found.get(section) ?? 0) + weight);
    this.inText.get(term)?.forEach((section) => add(section, field.text));
    this.inHeading.get(term)?.forEach((section) => {
      const {first, end} = this.pageOf(section);
      add(section, field.heading);
      for (let below = section + 1; section === first && below < end; below += 1) {
        add(below, field.title);
      }
    });
    if (withAsks) {
      this.inAsks.get(term)?.forEach((section) => add(section, field.ask));
    }
    this.pages.forEach(({first, end, aliases}) => {
      const isAlias =
        aliases.some(({terms}) => terms.has(term)) || (withAsks && this.asks[first]?.terms.has(term) === true);
      for (let section = first; isAlias && section < end; section += 1) {
        add(section, field.alias);
      }
    });
    return found;
  }

  private pageOf(section: number): {first: number; end: number} {
    return this.pages[this.sections[section]?.page ?? 0] ?? {first: 0, end: 0};
  }

  private phrase(text: string): Phrase {
    const words = tokensOf(text).filter(isWord);
    const telling = words.filter((word) => !this.lists.isFiller(fold(word)));
    const terms = (telling.length > 0 ? telling : words).map(termsOf);
    return {words: terms, terms: new Set(terms.flat())};
  }
}

function post(postings: Postings, term: string, section: number): void {
  const sections = postings.get(term) ?? [];
  if (sections.at(-1) !== section) {
    sections.push(section);
  }
  postings.set(term, sections);
}

/** Returns a function for the terms of a text, which analyzes each word once. */
function analyzer(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const tokens = tokensOf(text);
    const words = tokens.filter(isWord).flatMap((word) => {
      const terms = known.get(word) ?? termsOf(word);
      known.set(word, terms);
      return terms;
    });
    return [...words, ...namesIn(tokens).map(({term}) => term)];
  };
}
