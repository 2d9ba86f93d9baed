/** Facets of a page: product, tag of the contextual search, language. */
export type PackedFacets = readonly [product: string, tag: string, language: string];

/** A page: address, indexes of its group and facets, number of its sections. */
export type PackedPage = readonly [url: string, group: number, facets: number, sections: number];

/** A message that a section shows: place of its first word in the text, -1 for the whole heading; number of its words. */
export type PackedMessage = readonly [section: number, start: number, length: number];

/**
 * The index as it is stored: every text as a row of numbers into one list of words. Smaller than the texts themselves
 * after compression, and ready to be counted without cutting them into words again.
 */
export interface PackedIndex {
  readonly version: 3;
  /** Values of `lvl0`. */
  readonly groups: readonly string[];
  readonly facets: readonly PackedFacets[];
  readonly pages: readonly PackedPage[];
  /** Phrases under which visitors know each page, separated by semicolons. */
  readonly aliases: readonly string[];
  /** Depth of each section, 1 for the page itself. */
  readonly depths: string;
  /** Anchor of each section below a page; 0 where it follows from the heading. */
  readonly anchors: readonly (string | 0)[];
  /** Words and separators that come again, the most frequent first; they have the numbers from 1. */
  readonly words: readonly string[];
  /** Words and separators that come once, in their order; all have the number 0. */
  readonly rare: readonly string[];
  /** Heading and text of each section, one character for the number of each word; see `codec.ts`. */
  readonly stream: string;
  readonly messages: readonly PackedMessage[];
}
