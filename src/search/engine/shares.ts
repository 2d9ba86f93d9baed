import type {Unit} from './query';
import {fold, isWord, termsOf, tokensOf} from './tokenize';
import {isFiller} from './words';

/** A heading or alias: the terms of each significant word, and all of them. */
export interface Phrase {
  readonly words: readonly (readonly number[])[];
  readonly terms: ReadonlySet<number>;
}

/**
 * Reads a phrase; empty if it has no word.
 * @param number returns the number of a term
 */
export function readPhrase(tokens: readonly string[], number: (term: string) => number): Phrase[] {
  const words = tokens.filter(isWord);
  const telling = words.filter((word) => !isFiller(fold(word)));
  const numbered = (telling.length > 0 ? telling : words).map((word) => termsOf(word).map(number));
  return words.length > 0 ? [{words: numbered, terms: new Set(numbered.flat())}] : [];
}

/** Reads phrases that are separated by semicolons. */
export function readPhrases(text: string, number: (term: string) => number): Phrase[] {
  return text.split(';').flatMap((phrase) => readPhrase(tokensOf(phrase), number));
}

/**
 * Returns a function for the best overlap of the query and some phrases: the share of the query in the phrase, times
 * the root of the share of the phrase in the query.
 */
export function sharesOf(units: readonly Unit[]): (phrases: readonly Phrase[] | undefined) => number {
  const needed = units.filter(({optional}) => !optional);
  const total = needed.reduce((sum, {weight}) => sum + weight, 0);
  const asked = new Map<number, number>();
  for (const {terms, weight} of needed.flatMap(({alternatives}) => alternatives)) {
    terms.forEach((term) => asked.set(term, Math.max(asked.get(term) ?? 0, weight)));
  }
  const shareOf = ({words, terms}: Phrase): number => {
    const found = words.reduce((sum, word) => sum + Math.max(0, ...word.map((term) => asked.get(term) ?? 0)), 0);
    if (found === 0) {
      return 0;
    }
    const held = needed.reduce((sum, {alternatives, weight}) => sum + weight * bestOf(alternatives, terms) ** 2, 0);
    return (held / total) * Math.sqrt(found / words.length);
  };
  return (phrases = []) => phrases.reduce((best, phrase) => Math.max(best, shareOf(phrase)), 0);
}

function bestOf(alternatives: Unit['alternatives'], terms: ReadonlySet<number>): number {
  return alternatives.reduce(
    (best, {terms: sought, weight}) =>
      weight > best && sought.length > 0 && sought.every((term) => terms.has(term)) ? weight : best,
    0,
  );
}
