/** A ranking; the same page may stand in it more than once. */
export interface Ranking {
  readonly pages: readonly string[];
  readonly weight: number;
}

/** How much the first places count before the others; small values favor them. */
const flatness = 3;

/** Joins rankings by the places that a page has in them (reciprocal rank fusion). */
export function fuse(rankings: readonly Ranking[]): string[] {
  const scores = new Map<string, number>();
  for (const {pages, weight} of rankings) {
    [...new Set(pages)].forEach((page, place) => {
      scores.set(page, (scores.get(page) ?? 0) + weight / (flatness + 1 + place));
    });
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([page]) => page);
}
