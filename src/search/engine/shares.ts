import type {Unit} from './query';
import {fold, isWord, termsOf} from './tokenize';
import {isFiller} from './words';

/** A heading, or a phrase under which visitors know a page: for each of its telling words the terms, and all together. */
export interface Phrase {
  readonly words: readonly (readonly number[])[];
  readonly terms: ReadonlySet<number>;
}

/**
 * Reads a phrase; empty when it has no word.
 *
 * @param number gives a term its number
 */
export function readPhrase(tokens: readonly string[], number: (term: string) => number): Phrase[] {
  const words = tokens.filter(isWord);
  const telling = words.filter((word) => !isFiller(fold(word)));
  const numbered = (telling.length > 0 ? telling : words).map((word) => termsOf(word).map(number));
  return words.length > 0 ? [{words: numbered, terms: new Set(numbered.flat())}] : [];
}

/**
 * Tells how far the best of some phrases and a query say the same: the share of the query that the phrase holds, times
 * that of the phrase that the query asks for.
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
