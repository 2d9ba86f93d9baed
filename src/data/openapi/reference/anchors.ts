/** Assigns unique anchors on a page. */
export interface Anchors {
  /** Joins the names with dots and appends a number if the anchor is taken. */
  readonly claim: (...names: readonly string[]) => string;
  readonly claimed: () => readonly string[];
}

/** Splits camel case and joins words with hyphens. */
export function slug(text: string): string {
  return plain(text.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase());
}

function plain(text: string): string {
  return text.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '');
}

/** `taken` are anchors of the hand-written part of the page. */
export function createAnchors(taken: readonly string[] = []): Anchors {
  const used = new Set(taken);
  return {
    claim(...names) {
      const wanted = names.map(plain).filter(Boolean).join('.').slice(0, 120) || 'part';
      let anchor = wanted;
      for (let n = 2; used.has(anchor); n++) {
        anchor = `${wanted}-${n}`;
      }
      used.add(anchor);
      return anchor;
    },
    claimed: () => Array.from(used).slice(taken.length),
  };
}
