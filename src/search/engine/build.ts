import {namesIn} from './names';
import type {PackedIndex} from './packed';
import {Postings} from './postings';
import {type IndexedPage, type Sections, unpack, wordsToText} from './sections';
import {type Phrase, readPhrase, readPhrases} from './shares';
import {isWord, termsOf} from './tokenize';
import {Vocabulary} from './vocabulary';

/** A page with its aliases as phrases. */
export type NamedPage = Omit<IndexedPage, 'aliases'> & {readonly aliases: readonly Phrase[]};

/** A stored index with the structures that searching needs. */
export interface SearchIndex extends Omit<Sections, 'pages'> {
  readonly pages: readonly NamedPage[];
  /** Headings of each section; for a title with a colon also the part before it. */
  readonly headings: readonly (readonly Phrase[])[];
  readonly vocabulary: Vocabulary;
  readonly inText: Postings;
  readonly inHeading: Postings;
  readonly inAsks: Postings;
  /** The phrasings of each section. */
  readonly asks: readonly (readonly Phrase[] | undefined)[];
  /** Pages by the terms of their aliases. */
  readonly pagesByAliasTerm: ReadonlyMap<number, readonly NamedPage[]>;
  readonly averageLength: number;
  readonly isWord: readonly boolean[];
  /** Terms of each word of the stored texts. */
  readonly termsByWord: readonly (readonly number[])[];
}

/** Builds the search structures of a stored index; `withAsks` adds the phrasings. */
export function buildIndex(packed: PackedIndex): SearchIndex {
  const sections = unpack(packed);
  const vocabulary = new Vocabulary();
  const analyzer = new Analyzer(sections.words, vocabulary);
  const inText = new Postings();
  const inHeading = new Postings();
  let length = 0;
  sections.all.forEach(({heading, text}, section) => {
    analyzer.each(heading, (term) => inHeading.add(term, section));
    analyzer.each(text, (term) => inText.add(term, section));
    length += text.length;
  });
  const number = (term: string): number => vocabulary.add(term);
  const pages = sections.pages.map((page) => ({
    ...page,
    aliases: readPhrases(wordsToText(sections.words, page.aliases), number),
  }));
  const headings = sections.all.map(({heading}) => {
    const tokens = heading.map((token) => sections.words[token] ?? '');
    const parts = tokens.includes(': ') ? [tokens.slice(0, tokens.indexOf(': ')), tokens] : [tokens];
    return parts.flatMap((part) => readPhrase(part, number));
  });
  vocabulary.close();
  return {
    ...sections,
    pages,
    headings,
    vocabulary,
    inText,
    inHeading,
    inAsks: new Postings(),
    asks: [],
    pagesByAliasTerm: byAliasTerm(pages),
    averageLength: length / Math.max(1, sections.all.length),
    isWord: sections.words.map(isWord),
    termsByWord: analyzer.terms,
  };
}

/** Returns pages by the terms of their aliases. */
export function byAliasTerm(pages: readonly NamedPage[]): SearchIndex['pagesByAliasTerm'] {
  const found = new Map<number, NamedPage[]>();
  pages.forEach((page) => {
    const terms = new Set(page.aliases.flatMap((alias) => alias.words.flat()));
    terms.forEach((term) => found.set(term, [...(found.get(term) ?? []), page]));
  });
  return found;
}

/** Maps the words of stored texts to terms; each distinct word is analyzed once. */
class Analyzer {
  readonly terms: readonly (readonly number[])[];

  constructor(
    private readonly words: readonly string[],
    private readonly vocabulary: Vocabulary,
  ) {
    this.terms = words.map((word) => (isWord(word) ? termsOf(word).map((term) => vocabulary.add(term)) : []));
  }

  each(text: readonly number[], found: (term: number) => void): void {
    text.forEach((number) => this.terms[number]?.forEach(found));
    namesIn(text.map((number) => this.words[number] ?? '')).forEach(({term}) => found(this.vocabulary.add(term)));
  }
}
