import type {PackedIndex} from './packed';
import {Postings} from './postings';
import {type Sections, unpack} from './sections';
import {isTie, isWord, joined, startsOption, tokensOf, termsOf} from './tokenize';
import {Vocabulary} from './vocabulary';

/** A stored index made searchable. */
export interface SearchIndex extends Sections {
  readonly vocabulary: Vocabulary;
  readonly inText: Postings;
  readonly inHeading: Postings;
  /** For each page the terms of its product's name. */
  readonly productTerms: readonly ReadonlySet<number>[];
  /** Terms of each group, as a field of all sections of its pages. */
  readonly groupTerms: ReadonlyMap<string, ReadonlySet<number>>;
  readonly averageLength: number;
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
  const termSet = (text: string): ReadonlySet<number> =>
    new Set(tokensOf(text).flatMap((word) => termsOf(word).map((term) => vocabulary.add(term))));
  const groupTerms = new Map(sections.pages.map(({group}) => [group, termSet(group)]));
  const productTerms = sections.pages.map(({group}) => termSet(group.split(' · ')[0] ?? ''));
  vocabulary.close();
  const averageLength = length / Math.max(1, sections.all.length);
  return {...sections, vocabulary, inText, inHeading, productTerms, groupTerms, averageLength, termsByWord: analyzer.terms};
}

/** Finds the terms of texts that are rows of word numbers; each distinct word is looked into once. */
class Analyzer {
  readonly terms: readonly (readonly number[])[];
  private readonly kinds: readonly ('word' | 'tie' | 'option' | 'gap')[];

  constructor(
    private readonly words: readonly string[],
    private readonly vocabulary: Vocabulary,
  ) {
    this.terms = words.map((word) => (isWord(word) ? termsOf(word).map((term) => vocabulary.add(term)) : []));
    this.kinds = words.map((word) =>
      isWord(word) ? 'word' : isTie(word) ? 'tie' : startsOption(word) ? 'option' : 'gap',
    );
  }

  each(text: readonly number[], found: (term: number) => void): void {
    let name: string[] = [];
    let tied = false;
    const endName = (): void => {
      if (name.length > 1) {
        found(this.vocabulary.add(joined(name)));
      }
      name = [];
    };
    text.forEach((number, at) => {
      const kind = this.kinds[number];
      if (kind === 'word') {
        const word = this.words[number] ?? '';
        this.terms[number]?.forEach(found);
        if (!tied) {
          endName();
        }
        name.push(word);
        const before = at > 0 ? this.words[text[at - 1] ?? 0] : undefined;
        if (word.length === 1 && before !== undefined && startsOption(before)) {
          found(this.vocabulary.add(`-${word.toLowerCase()}`));
        }
      }
      tied = kind === 'tie';
    });
    endName();
  }
}
