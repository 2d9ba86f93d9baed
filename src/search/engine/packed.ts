export type PackedFacets = readonly [product: string, tag: string, language: string];

/** A page: URL, indexes of its group and facets, number of sections. */
export type PackedPage = readonly [url: string, group: number, facets: number, sections: number];

/** A message in a section: index of its first word (-1 for the whole heading) and number of words. */
export type PackedMessage = readonly [section: number, start: number, length: number];

/** Phrasings: stems, and for each section its phrasings, one character for each stem; see `asks.ts`. */
export interface PackedAsks {
  readonly stems: string;
  readonly stream: string;
}

/**
 * The stored index. Texts are word numbers: smaller than the texts after compression, and no tokenizing when it is
 * loaded.
 */
export interface PackedIndex {
  readonly version: 4;
  readonly groups: readonly string[];
  readonly facets: readonly PackedFacets[];
  readonly pages: readonly PackedPage[];
  /** Depth of each section, 1 for a page. */
  readonly depths: string;
  /** Anchor of each section, 0 if it is the slug of the heading. */
  readonly anchors: readonly (string | 0)[];
  /** Words and separators that repeat, by frequency, numbered from 1. */
  readonly words: readonly string[];
  /** Words and separators that occur once, in order, all with the number 0. */
  readonly rare: readonly string[];
  /**
   * Headings and texts of the sections, then the phrasings of the pages, one character for each word; see `codec.ts`.
   */
  readonly stream: string;
  readonly messages: readonly PackedMessage[];
  /** A file of its own for each product, loaded for queries that the pages do not answer in their own words. */
  readonly asks?: PackedAsks;
}
