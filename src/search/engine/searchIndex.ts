import {type Page, type Phrase, phraseOf, type Postings, postingsOf, type Texts} from './texts';
import {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** The pages, without the phrasings or with them, and lookups for their terms. */
export class SearchIndex {
  /** With the phrasings of a page among its aliases. */
  readonly pages: readonly Page[];
  readonly vocabulary: Vocabulary;
  private readonly asks: readonly (readonly Phrase[])[];
  private readonly inAsks: Postings;
  /** Numbers of the pages. */
  private readonly inAliases: Postings;

  constructor(
    readonly texts: Texts,
    hasAsks = false,
  ) {
    const {lists, sections, pages, inText, inHeading} = texts;
    this.asks = hasAsks ? sections.map(({asks}) => (asks ? [phraseOf(lists, asks)] : [])) : [];
    this.inAsks = postingsOf(this.asks.map(([ask]) => ask?.terms ?? []));
    this.pages = pages.map((page) => ({...page, aliases: [...page.aliases, ...this.asksOf(page.first)]}));
    this.inAliases = postingsOf(this.pages.map(({aliases}) => aliases.flatMap(({terms}) => [...terms])));
    const all = [inText, inHeading, this.inAsks, this.inAliases];
    this.vocabulary = new Vocabulary(all.flatMap((postings) => [...postings.keys()]));
  }

  /** Returns the phrasings of a section. */
  asksOf(section: number): readonly Phrase[] {
    return this.asks[section] ?? [];
  }

  /** Returns the sections that have a term, each with the sum of the weights of the fields that have it. */
  placesOf(term: string): ReadonlyMap<number, number> {
    const {field} = weights;
    const {sections, inText, inHeading} = this.texts;
    const found = new Map<number, number>();
    const add = (section: number, weight: number): void => void found.set(section, (found.get(section) ?? 0) + weight);
    const addFrom = (from: number, page: number, weight: number): void => {
      for (let section = from; section < (this.pages[page]?.end ?? 0); section += 1) {
        add(section, weight);
      }
    };
    inText.get(term)?.forEach((section) => add(section, field.text));
    inHeading.get(term)?.forEach((section) => {
      const {page = 0, depth} = sections[section] ?? {};
      add(section, field.heading);
      if (depth === 1) {
        addFrom(section + 1, page, field.title);
      }
    });
    this.inAsks.get(term)?.forEach((section) => add(section, field.ask));
    this.inAliases.get(term)?.forEach((page) => addFrom(this.pages[page]?.first ?? 0, page, field.alias));
    return found;
  }

  /** Inverse document frequency of a set of terms, as in BM25. */
  rarity(terms: readonly string[]): number {
    const fields = [this.texts.inText, this.texts.inHeading, this.inAsks];
    const places = terms.flatMap((term) => fields.map((postings) => postings.get(term)?.length ?? 0));
    const size = this.texts.sections.length;
    const all = places.reduce((sum, one) => sum + one, 0);
    const count = Math.min(size, all);
    return Math.log(1 + (size - count + 0.5) / (count + 0.5));
  }
}
