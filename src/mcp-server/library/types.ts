import type {Product} from '../../site/products';

/** A heading of a page and the text down to the next heading of its level. */
export interface Section {
  readonly title: string;
  readonly level: number;
  /** The title as it stands in addresses; the path of the page, `#` and this are the stable id of the section. */
  readonly slug: string;
  /** Where the section begins and ends in the text of the page. */
  readonly start: number;
  readonly end: number;
}

/** A page of the site, read from its Markdown copy. */
export interface LibraryPage {
  /** Path on the site, such as `/toolhive/quickstart`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Address of the page for readers. */
  readonly url: string;
  readonly product?: Product;
  readonly text: string;
  readonly sections: readonly Section[];
}

/** All pages by path. */
export type Library = ReadonlyMap<string, LibraryPage>;
