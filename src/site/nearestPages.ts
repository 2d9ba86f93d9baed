/** Pages ranked by similarity of their paths: the share of the pairs of letters that both have. */
export function nearestPages<T extends {readonly path: string}>(
  pages: readonly T[],
  missing: string,
  count: number,
): T[] {
  const wanted = pairsOf(missing);
  const likeness = ({path}: T): number => {
    const pairs = pairsOf(path);
    return (2 * wanted.filter((pair) => pairs.includes(pair)).length) / (wanted.length + pairs.length);
  };
  return pages
    .filter((page) => likeness(page) > 0.3)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, count);
}

/** Pairs of letters, each once. */
function pairsOf(path: string): string[] {
  const text = path
    .toLowerCase()
    .replace(/(index)?\.(html|mdx?)$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return Array.from(new Set(Array.from(text.slice(1), (letter, i) => `${text[i]}${letter}`)));
}
