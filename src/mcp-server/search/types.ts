import type {ProductId} from '../../site/products';

/** A page that matches a query, by its best section. */
export interface Hit {
  readonly title: string;
  /** Product, category and headings above. */
  readonly place: string;
  readonly page: string;
  /** Anchor of the section; left out for the page as a whole. */
  readonly section?: string;
  readonly url: string;
  readonly excerpt: string;
  /** Estimated size of the section, or of the page as a whole. */
  readonly tokens: number;
}

export interface SearchOptions {
  readonly limit: number;
  readonly product?: ProductId | undefined;
}

/** Finds the pages that match a query; `total` counts those beyond the limit too. */
export type Search = (query: string, options: SearchOptions) => {readonly total: number; readonly hits: readonly Hit[]};
