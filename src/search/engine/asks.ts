import {byAliasTerm, type SearchIndex} from './build';
import {decode, encode} from './codec';
import type {PackedAsks} from './packed';
import {Postings} from './postings';
import {readPhrases} from './shares';
import {stem} from './stem';
import {isWord, termsOf, tokensOf} from './tokenize';
import {Vocabulary} from './vocabulary';
import {isFiller} from './words';

/** Returns the distinct stems of the significant words of a text. */
export function stemsOf(text: string): string[] {
  const words = tokensOf(text)
    .filter(isWord)
    .flatMap((word) => termsOf(word).slice(0, 1));
  return Array.from(new Set(words.filter((word) => !isFiller(word)).map(stem)));
}

/** Stores stems by section. */
export function packAsks(bySection: readonly (readonly string[])[]): Omit<PackedAsks, 'pages'> {
  const sections = new Map<string, number[]>();
  bySection.forEach((words, section) =>
    words.forEach((word) => sections.set(word, [...(sections.get(word) ?? []), section])),
  );
  const stems = Array.from(sections.keys()).sort();
  const placesOf = (word: string): string =>
    (sections.get(word) ?? []).map((place, at, all) => encode(place - (all[at - 1] ?? 0))).join('');
  return {stems: stems.join(' '), places: stems.map(placesOf).join(' ')};
}

/** Returns an index with phrasings; unchanged parts are shared. */
export function withAsks(index: SearchIndex, {stems, places, pages: phrasings}: PackedAsks): SearchIndex {
  const vocabulary = new Vocabulary(index.vocabulary.terms);
  const number = (term: string): number => vocabulary.add(term);
  const inAsks = new Postings();
  const asked: number[][] = [];
  const words = stems.split(' ');
  places.split(' ').forEach((distances, at) => {
    const term = number(words[at] ?? '');
    let section = 0;
    for (const distance of distances) {
      section += decode(distance.codePointAt(0) ?? 0);
      inAsks.add(term, section);
      (asked[section] ??= []).push(term);
    }
  });
  const pages = index.pages.map((page, at) => ({
    ...page,
    aliases: [...page.aliases, ...readPhrases(phrasings[at] ?? '', number)],
  }));
  vocabulary.close();
  return {
    ...index,
    pages,
    vocabulary,
    inAsks,
    asks: asked.map((terms) => [{words: terms.map((term) => [term]), terms: new Set(terms)}]),
    pagesByAliasTerm: byAliasTerm(pages),
  };
}
