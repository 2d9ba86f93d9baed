import type {Product} from '../../site/products';

/** What every step needs to know about the site. */
export interface Site {
  readonly name: string;
  /** Origin, without a path. */
  readonly url: string;
  readonly baseUrl: string;
  /** Paths of all published pages, base URL included. */
  readonly routes: ReadonlySet<string>;
}

/** A published page and its text in Markdown. */
export interface Page {
  /** Path of the page, base URL included. */
  readonly route: string;
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  /** Whether the page may appear in indexes. */
  readonly listed: boolean;
  readonly product?: Product;
  /** Article in Markdown, its title included. */
  readonly body: string;
}

/** A sidebar category with its pages, in the order of the sidebar. */
export interface Section {
  readonly product: Product;
  /** Labels from the sidebar's top down; empty for pages outside a category. */
  readonly labels: readonly string[];
  readonly routes: readonly string[];
}

/** A file of the build: path below the output folder, and content. */
export interface OutputFile {
  readonly path: string;
  readonly content: string;
}
