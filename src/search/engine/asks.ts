import {byAliasTerm, type SearchIndex} from './build';
import {decode, encode, ending} from './codec';
import type {PackedAsks} from './packed';
import {Postings} from './postings';
import type {Phrase} from './shares';
import {stem} from './stem';
import {isWord, termsOf, tokensOf} from './tokenize';
import {Vocabulary} from './vocabulary';
import {isFiller} from './words';

/** Separates the phrasings of a section. */
const separator = encode(0);

/** Returns the distinct stems of the significant words of a text. */
export function stemsOf(text: string): string[] {
  const words = tokensOf(text)
    .filter(isWord)
    .flatMap((word) => termsOf(word).slice(0, 1));
  return Array.from(new Set(words.filter((word) => !isFiller(word)).map(stem)));
}

/** Stores the phrasings of each section as stems, which are numbered from 1 by frequency. */
export function packAsks(bySection: readonly (readonly string[])[]): PackedAsks {
  const phrasings = bySection.map((list) => list.map(stemsOf).filter((words) => words.length > 0));
  const counts = new Map<string, number>();
  phrasings.flat(2).forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  const stems = Array.from(counts, ([word]) => word).sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const numbers = new Map(stems.map((word, at) => [word, at + 1]));
  const phraseOf = (words: readonly string[]): string =>
    words
      .map((word) => numbers.get(word) ?? 0)
      .sort((a, b) => a - b)
      .map(encode)
      .join('');
  return {
    stems: stems.join(' '),
    stream: phrasings.map((list) => list.map(phraseOf).join(separator)).join(ending),
  };
}

/** Returns an index with phrasings; those of a page are also its aliases. Unchanged parts are shared. */
export function withAsks(index: SearchIndex, {stems, stream}: PackedAsks): SearchIndex {
  const vocabulary = new Vocabulary(index.vocabulary.terms);
  const words = stems.split(' ');
  const inAsks = new Postings();
  const asks = stream.split(ending).map((list, section) =>
    list.split(separator).flatMap((phrase): Phrase[] => {
      const terms = Array.from(phrase, (character) =>
        vocabulary.add(words[decode(character.codePointAt(0) ?? 0) - 1] ?? ''),
      );
      terms.forEach((term) => inAsks.add(term, section));
      return terms.length > 0 ? [{words: terms.map((term) => [term]), terms: new Set(terms)}] : [];
    }),
  );
  const pages = index.pages.map((page) => ({...page, aliases: [...page.aliases, ...(asks[page.first] ?? [])]}));
  vocabulary.close();
  return {...index, pages, vocabulary, inAsks, asks, pagesByAliasTerm: byAliasTerm(pages)};
}
