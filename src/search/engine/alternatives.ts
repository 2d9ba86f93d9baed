import {allowedEdits} from '../../site/edits';

import type {Synonym} from './phrases';
import type {Vocabulary} from './vocabulary';
import type {Weights} from './weights';

/** Terms that a section has to contain, all of them, to match a unit. */
export interface Alternative {
  readonly terms: readonly number[];
  readonly weight: number;
  /** Length of the typed prefix, if the term was found by prefix. */
  readonly prefix?: number;
  /** Whether the terms are synonyms; they match without being highlighted. */
  readonly isSynonym?: boolean;
}

export interface Vocabularies {
  readonly vocabulary: Vocabulary;
  /** Inverse frequency of a set of terms. */
  readonly rarity: (terms: readonly number[]) => number;
}

interface Word {
  readonly term: string;
  readonly open: boolean;
}

type Candidate = readonly [term: string, weight: number, prefix?: number];

/** Returns the alternatives that match a word, and the word's weight. */
export function alternativesOf(
  word: Word,
  synonyms: readonly Synonym[],
  {vocabulary, rarity}: Vocabularies,
  weights: Weights,
  tolerant = true,
): {alternatives: Alternative[]; weight: number} {
  const own = candidates(word, vocabulary, weights, tolerant);
  const foreign = synonyms.flatMap((phrase) => {
    const terms = phrase.words.flatMap((term) => vocabulary.number(term) ?? []);
    const weight = weights.alternative[phrase.kind];
    return terms.length === phrase.words.length ? [{terms, weight, isSynonym: true}] : [];
  });
  const sought =
    own.length > 0 ? closest(own).map(([term]) => numbersOf(term, vocabulary)) : foreign.map(({terms}) => terms);
  return {
    alternatives: [
      ...own.map(([term, weight, prefix]) => ({terms: numbersOf(term, vocabulary), weight, ...(prefix && {prefix})})),
      ...foreign,
    ],
    weight: rarity(sought.flat()) ** weights.rarity,
  };
}

function closest(list: readonly Candidate[]): readonly Candidate[] {
  return list.filter(([, weight]) => weight >= (list[0]?.[1] ?? 0) * 0.8);
}

/** A candidate is one term, or several with a space between. */
function numbersOf(terms: string, vocabulary: Vocabulary): number[] {
  return terms.split(' ').flatMap((term) => vocabulary.number(term) ?? []);
}

/** Terms of the vocabulary that may match a word, the best first. */
function candidates(
  {term, open}: Word,
  vocabulary: Vocabulary,
  {alternative}: Weights,
  tolerant: boolean,
): Candidate[] {
  const exact = vocabulary.has(term);
  const found: Candidate[] = exact ? [[term, 1]] : [];
  if (tolerant) {
    found.push(...vocabulary.relatives(term).map((relative): Candidate => [relative, alternative.relative]));
  }
  if ((open || (tolerant && !exact)) && term.length > 1) {
    const share = exact ? alternative.prefixBesideExact : alternative.prefix;
    const longer = vocabulary.startingWith(term).filter((candidate) => !found.some(([known]) => known === candidate));
    found.push(
      ...longer.map((candidate): Candidate => [
        candidate,
        share * (0.6 + 0.4 * (term.length / candidate.length)),
        term.length,
      ]),
    );
  }
  if (found.length === 0 && tolerant) {
    for (const [near, weight] of nearTerms(term, vocabulary, alternative)) {
      found.push([near, weight]);
      found.push(...vocabulary.relatives(near).map((relative): Candidate => [relative, weight * alternative.relative]));
    }
  }
  return found.sort(([, a], [, b]) => b - a);
}

function nearTerms(word: string, vocabulary: Vocabulary, {near, nearer}: Weights['alternative']): Candidate[] {
  const all = vocabulary.near(word, allowedEdits(word));
  const closest = Math.min(...all.map(({distance}) => distance));
  return all
    .filter(({distance}) => distance === closest)
    .map(({term, distance}): Candidate => [term, (distance === 1 ? near : nearer) * (term[0] === word[0] ? 1 : 0.85)]);
}
