import {namesIn} from './names';
import type {PackedIndex} from './packed';
import {Postings} from './postings';
import {type IndexedPage, type Sections, unpack} from './sections';
import {type Phrase, readPhrase} from './shares';
import {isWord, termsOf, tokensOf} from './tokenize';
import {Vocabulary} from './vocabulary';

/** A stored index made searchable. */
export interface SearchIndex extends Omit<Sections, 'pages'> {
  readonly pages: readonly (IndexedPage & {readonly aliases: readonly Phrase[]})[];
  /** For each section its heading; of a title with a colon also the part before it. */
  readonly headings: readonly (readonly Phrase[])[];
  readonly vocabulary: Vocabulary;
  readonly inText: Postings;
  readonly inHeading: Postings;
  /** Pages by the terms of the phrases under which visitors know them. */
  readonly pagesByAliasTerm: ReadonlyMap<number, readonly IndexedPage[]>;
  readonly averageLength: number;
  /** Whether each entry of the stored words is a word and not a separator. */
  readonly isWord: readonly boolean[];
  /** Terms of each word of the stored texts. */
  readonly termsByWord: readonly (readonly number[])[];
}

/** Counts the words of a stored index. */
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
    aliases: page.aliasText.split(';').flatMap((phrase) => readPhrase(tokensOf(phrase), number)),
  }));
  const headings = sections.all.map(({heading}) => {
    const tokens = heading.map((token) => sections.words[token] ?? '');
    const parts = tokens.includes(': ') ? [tokens.slice(0, tokens.indexOf(': ')), tokens] : [tokens];
    return parts.flatMap((part) => readPhrase(part, number));
  });
  const pagesByAliasTerm = new Map<number, IndexedPage[]>();
  pages.forEach((page) => {
    const terms = new Set(page.aliases.flatMap((alias) => alias.words.flat()));
    terms.forEach((term) => pagesByAliasTerm.set(term, [...(pagesByAliasTerm.get(term) ?? []), page]));
  });
  vocabulary.close();
  const averageLength = length / Math.max(1, sections.all.length);
  return {
    ...sections,
    pages,
    headings,
    vocabulary,
    inText,
    inHeading,
    pagesByAliasTerm,
    averageLength,
    isWord: sections.words.map(isWord),
    termsByWord: analyzer.terms,
  };
}

/** Finds the terms of texts that are rows of word numbers; each distinct word is looked into once. */
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
