/** Gives every part of a page an anchor of its own. */
export interface Anchors {
  /** An anchor made of the given names, joined by dots; a number is added when another part has it already. */
  readonly claim: (...names: readonly string[]) => string;
  /** All anchors claimed so far. */
  readonly claimed: () => readonly string[];
}

/** Words as an anchor: lower case with hyphens. */
export function slug(text: string): string {
  return plain(text.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase());
}

/** Letters, digits and a few signs stay, everything else becomes a hyphen. */
function plain(text: string): string {
  return text.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '');
}

/**
 * Starts a page.
 *
 * @param taken anchors of the part of the page that is written by hand
 */
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
