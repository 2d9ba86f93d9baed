import {decode, encode} from './codec';
import type {PackedAsks} from './packed';
import {stem} from './stem';
import {isWord, termsOf, tokensOf} from './tokenize';
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

/** Calls back with each stem and the sections for which it is asked. */
export function eachAsk(
  {stems, places}: Omit<PackedAsks, 'pages'>,
  found: (stem: string, section: number) => void,
): void {
  const words = stems.split(' ');
  places.split(' ').forEach((distances, at) => {
    let section = 0;
    for (const distance of distances) {
      section += decode(distance.codePointAt(0) ?? 0);
      found(words[at] ?? '', section);
    }
  });
}
