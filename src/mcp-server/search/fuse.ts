/** Smaller values favor the first positions. */
const flatness = 3;

/** Merges rankings by reciprocal rank fusion; repeated pages count once. */
export function fuse(rankings: readonly {readonly pages: readonly string[]; readonly weight: number}[]): string[] {
  const scores = new Map<string, number>();
  for (const {pages, weight} of rankings) {
    [...new Set(pages)].forEach((page, place) => {
      scores.set(page, (scores.get(page) ?? 0) + weight / (flatness + 1 + place));
    });
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([page]) => page);
}
