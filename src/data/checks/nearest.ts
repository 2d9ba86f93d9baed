import {edits} from '../../site/edits';

/** Number of edits that turn one word into the other. */
export function distance(a: string, b: string): number {
  return edits(a, b, Math.max(a.length, b.length));
}

/** The candidate that takes the fewest changes; one that holds the whole word comes before all but the closest. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const cost = (name: string) =>
    word.length > 3 && name.includes(word) ? Math.min(1.5, distance(word, name)) : distance(word, name);
  return [...candidates].sort((a, b) => cost(a) - cost(b))[0];
}

/**
 * Words for a message about a wrong name: the name, and the nearest valid one.
 *
 * @param place what the name is part of
 */
export function unknown(what: string, word: string, candidates: Iterable<string>, place = ''): string {
  const found = nearest(word, candidates);
  return `unknown ${what} "${word}"${place && ` of ${place}`}${found === undefined ? '' : `; nearest valid name: "${found}"`}`;
}
