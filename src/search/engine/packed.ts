/** Facets of a page: product, tag of the contextual search, language. */
export type PackedFacets = readonly [product: string, tag: string, language: string];

/** A page: address, indexes of its group and facets, number of its sections. */
export type PackedPage = readonly [url: string, group: number, facets: number, sections: number];

/** A message that a section shows: place of its first word in the text, -1 for the whole heading; number of its words. */
export type PackedMessage = readonly [section: number, start: number, length: number];

/** What people ask: for sections as stems in alphabetical order, and the sections of each as distances. */
export interface PackedAsks {
  readonly stems: string;
  readonly places: string;
  /** Phrasings for each page, separated by semicolons. */
  readonly pages: readonly string[];
}

/**
 * The index as it is stored: every text as a row of numbers into one list of words. Smaller than the texts themselves
 * after compression, and ready to be counted without cutting them into words again.
 */
export interface PackedIndex {
  readonly version: 4;
  /** Values of `lvl0`. */
  readonly groups: readonly string[];
  readonly facets: readonly PackedFacets[];
  readonly pages: readonly PackedPage[];
  /** Depth of each section, 1 for the page itself. */
  readonly depths: string;
  /** Anchor of each section below a page; 0 where it follows from the heading. */
  readonly anchors: readonly (string | 0)[];
  /** Words and separators that come again, the most frequent first; they have the numbers from 1. */
  readonly words: readonly string[];
  /** Words and separators that come once, in their order; all have the number 0. */
  readonly rare: readonly string[];
  /** Heading and text of each section, then how people ask for each page; one character for the number of each word; see `codec.ts`. */
  readonly stream: string;
  readonly messages: readonly PackedMessage[];
  /** Stored apart for a product, because queries in the words of the pages do without. */
  readonly asks?: PackedAsks;
}
