import {edits} from '../../site/edits';

export function distance(a: string, b: string): number {
  return edits(a, b, Math.max(a.length, b.length));
}

/**
 * Candidates that take the fewest changes first, without case; one that holds the whole word comes before all but the
 * closest.
 * @param most changes that a candidate may take
 */
export function closest(word: string, candidates: Iterable<string>, most = Infinity): string[] {
  const wanted = word.toLowerCase();
  const cost = (name: string): number => {
    const changes = distance(wanted, name.toLowerCase());
    return word.length > 3 && name.toLowerCase().includes(wanted) ? Math.min(1.5, changes) : changes;
  };
  const scored = Array.from(candidates, (name) => [cost(name), name] as const).filter(([changes]) => changes <= most);
  return scored.sort(([a], [b]) => a - b).map(([, name]) => name);
}

/** Error message for an unknown name of `place`, with the nearest valid one. */
export function unknown(what: string, word: string, candidates: Iterable<string>, place = ''): string {
  const [found] = closest(word, candidates);
  return `unknown ${what} "${word}"${place && ` of ${place}`}${found === undefined ? '' : `; nearest valid name: "${found}"`}`;
}
