/** Number of letters to insert, drop, replace or swap to turn one word into the other. */
export function distance(a: string, b: string): number {
  const rows: number[][] = Array.from({length: a.length + 1}, (_, i) => [i]);
  rows[0] = Array.from({length: b.length + 1}, (_, j) => j);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = rows[i] ?? [];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped);
    }
  }
  return at(a.length, b.length);
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
