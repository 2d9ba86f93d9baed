export interface Page {
  readonly path: string;
  readonly title: string;
}

/** Pages ranked by similarity of their paths: the share of the pairs of letters that both have. */
export function nearestPages(pages: readonly Page[], missing: string, count = 5): Page[] {
  const wanted = pairsOf(missing);
  const likeness = ({path}: Page): number => {
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
