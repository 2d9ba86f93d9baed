import type {SearchIndex} from './build';
import type {Unit} from './query';
import {askedTerms} from './titles';
import {isWord, termsOf, tokensOf} from './tokenize';
import {isFiller} from './words';

/** A phrase under which visitors know a page: for each of its telling words the terms, and all terms together. */
export interface Alias {
  readonly words: readonly (readonly number[])[];
  readonly terms: ReadonlySet<number>;
}

/**
 * Reads the phrases of a page.
 *
 * @param text phrases, separated by semicolons
 * @param number gives a term its number
 */
export function readAliases(text: string, number: (term: string) => number): Alias[] {
  return text
    .split(';')
    .map((phrase) => tokensOf(phrase).filter(isWord))
    .filter((words) => words.length > 0)
    .map((words) => {
      const telling = words.some((word) => !isFiller(word)) ? words.filter((word) => !isFiller(word)) : words;
      const numbered = telling.map((word) => termsOf(word).map(number));
      return {words: numbered, terms: new Set(numbered.flat())};
    });
}

/**
 * Tells how far one of a page's phrases and a query say the same: the share of the query that the phrase holds, times that of
 * the phrase that the query asks for.
 */
export function aliasSharesOf(index: SearchIndex, units: readonly Unit[]): (page: number) => number {
  const needed = units.filter(({optional}) => !optional);
  const total = needed.reduce((sum, {weight}) => sum + weight, 0);
  const asked = askedTerms(needed);
  const shareOf = ({words, terms}: Alias): number => {
    const found = words.reduce((sum, word) => sum + Math.max(0, ...word.map((term) => asked.get(term) ?? 0)), 0);
    if (found === 0) {
      return 0;
    }
    const held = needed.reduce((sum, {alternatives, weight}) => sum + weight * bestOf(alternatives, terms) ** 2, 0);
    return (held / total) * Math.sqrt(found / words.length);
  };
  return (page) => Math.max(0, ...(index.pages[page]?.aliases ?? []).map(shareOf));
}

function bestOf(alternatives: Unit['alternatives'], terms: ReadonlySet<number>): number {
  return alternatives.reduce(
    (best, {terms: sought, weight}) =>
      weight > best && sought.length > 0 && sought.every((term) => terms.has(term)) ? weight : best,
    0,
  );
}
