export interface Page {
  readonly path: string;
  readonly title: string;
}

/** Pages ranked by similarity of their paths (Dice coefficient over bigrams). */
export function nearestPages(pages: readonly Page[], missing: string, count = 5): Page[] {
  const wanted = pairsOf(missing);
  return pages
    .map((page) => ({page, score: likeness(wanted, pairsOf(page.path))}))
    .filter(({score}) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({page}) => page);
}

function pairsOf(path: string): string[] {
  const text = path
    .toLowerCase()
    .replace(/(index)?\.(html|mdx?)$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return Array.from({length: Math.max(0, text.length - 1)}, (_, i) => text.slice(i, i + 2));
}

function likeness(a: readonly string[], b: readonly string[]): number {
  const rest = b.slice();
  const shared = a.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at < 0) {
      return false;
    }
    rest.splice(at, 1);
    return true;
  }).length;
  return a.length + b.length === 0 ? 0 : (2 * shared) / (a.length + b.length);
}
