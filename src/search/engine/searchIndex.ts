import type {AskedWords} from '../types';

import type {Lists} from './lists';
import {type Page, type Phrase, phraseOf, type Postings, postingsOf, type Section, type Texts} from './texts';
import {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** The pages, without the phrasings or with them, and lookups for their terms. */
export class SearchIndex {
  readonly lists: Lists;
  readonly sections: readonly Section[];
  /** With the phrasings of a page among its aliases. */
  readonly pages: readonly Page[];
  readonly vocabulary: Vocabulary;
  private readonly asks: readonly (readonly Phrase[])[];
  private readonly inAsks: Postings;
  private readonly weightsOf = new Map<string, ReadonlyMap<number, number>>();

  constructor(
    private readonly texts: Texts,
    asks: AskedWords = [],
  ) {
    const {lists, sections, pages, inText, inHeading} = texts;
    this.lists = lists;
    this.sections = sections;
    this.asks = asks.map((words) => (words === '' ? [] : [phraseOf(lists, words)]));
    this.inAsks = postingsOf(this.asks.map(([ask]) => ask?.terms ?? []));
    this.pages = pages.map((page) => ({...page, aliases: [...page.aliases, ...this.asksOf(page.first)]}));
    const aliased = this.pages.flatMap(({aliases}) => aliases.flatMap(({terms}) => [...terms]));
    this.vocabulary = new Vocabulary([...inText.keys(), ...inHeading.keys(), ...this.inAsks.keys(), ...aliased]);
  }

  /** Returns the phrasings of a section. */
  asksOf(section: number): readonly Phrase[] {
    return this.asks[section] ?? [];
  }

  /** Returns the sections that have a term, each with the sum of the weights of the fields that have it. */
  placesOf(term: string): ReadonlyMap<number, number> {
    const found = this.weightsOf.get(term) ?? this.find(term);
    this.weightsOf.set(term, found);
    return found;
  }

  /** Inverse document frequency of a set of terms, as in BM25. */
  rarity(terms: readonly string[]): number {
    const fields = [this.texts.inText, this.texts.inHeading, this.inAsks];
    const places = terms.flatMap((term) => fields.map((postings) => postings.get(term)?.length ?? 0));
    const size = this.sections.length;
    const count = Math.min(
      size,
      places.reduce((sum, one) => sum + one, 0),
    );
    return Math.log(1 + (size - count + 0.5) / (count + 0.5));
  }

  private find(term: string): Map<number, number> {
    const {field} = weights;
    const found = new Map<number, number>();
    const add = (section: number, weight: number): void => void found.set(section, (found.get(section) ?? 0) + weight);
    this.texts.inText.get(term)?.forEach((section) => add(section, field.text));
    this.texts.inHeading.get(term)?.forEach((section) => {
      const {first, end} = this.pages[this.sections[section]?.page ?? 0] ?? {first: 0, end: 0};
      add(section, field.heading);
      for (let below = section + 1; section === first && below < end; below += 1) {
        add(below, field.title);
      }
    });
    this.inAsks.get(term)?.forEach((section) => add(section, field.ask));
    this.pages.forEach(({first, end, aliases}) => {
      const isAlias = aliases.some(({terms}) => terms.has(term));
      for (let section = first; isAlias && section < end; section += 1) {
        add(section, field.alias);
      }
    });
    return found;
  }
}
