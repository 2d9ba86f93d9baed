import type {Product} from '../../site/products';

/** A heading and the text up to the next heading of the same or a higher level. */
export interface Section {
  readonly title: string;
  readonly level: number;
  readonly slug: string;
  /** Offsets in the text of the page. */
  readonly start: number;
  readonly end: number;
}

/** A page of the site, read from its Markdown copy. */
export interface LibraryPage {
  /** Such as `/toolhive/quickstart`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly product?: Product;
  /** Characters of the text. */
  readonly length: number;
  /** Bytes of the text. */
  readonly size: number;
  /** Markdown, decoded at each access. */
  readonly text: string;
  readonly sections: readonly Section[];
}

export type Library = ReadonlyMap<string, LibraryPage>;
