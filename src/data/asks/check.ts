import type {Asks} from './read';

/** Phrasings, and the ids of the sections of their page; the page itself has an empty one. */
export interface AskedPage extends Asks {
  readonly ids: ReadonlySet<string>;
}

/** What is wrong with the phrasings of pages, a line each: a section that does not exist, a phrasing that comes twice. */
export function askFaults(pages: readonly AskedPage[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({file, page, sections, ids}) =>
    [['', page] as const, ...Object.entries(sections)].flatMap(([id, phrasings]) => {
      if (!ids.has(id)) {
        return [`${file}: no section "${id}" on the page`];
      }
      return phrasings.flatMap((phrasing) => {
        const before = seen.get(phrasing);
        seen.set(phrasing, file);
        return before === undefined ? [] : [`${file}: "${phrasing}" is already in ${before}`];
      });
    }),
  );
}
