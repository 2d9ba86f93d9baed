import type {Asks} from './read';

/** A page with phrasings: the text of each of its sections by id, that of all of them under an empty one. */
export interface AskedPage extends Asks {
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * What is wrong with the phrasings of pages, a line each: a section that does not exist, a phrasing that comes twice, and
 * one without a word that its section lacks, which adds nothing to a search.
 * @param wordsOf the telling words of a text, in the form in which they are compared
 */
export function askFaults(pages: readonly AskedPage[], wordsOf: (text: string) => readonly string[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({file, page, sections, texts}) =>
    [['', page] as const, ...Object.entries(sections)].flatMap(([id, phrasings]) => {
      const text = texts.get(id);
      if (text === undefined) {
        return [`${file}: no section "${id}" on the page`];
      }
      const known = new Set(wordsOf(text));
      return phrasings.flatMap((phrasing) => {
        const before = seen.get(phrasing);
        seen.set(phrasing, file);
        return [
          ...(before === undefined ? [] : [`${file}: "${phrasing}" is already in ${before}`]),
          ...(wordsOf(phrasing).some((word) => !known.has(word))
            ? []
            : [`${file}: "${phrasing}" has no word that ${id === '' ? 'the page' : `"${id}"`} lacks`]),
        ];
      });
    }),
  );
}
