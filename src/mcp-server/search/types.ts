import type {ProductId} from '../../site/products';

/** A page that answers a query, by its best section. */
export interface Hit {
  readonly title: string;
  /** Product, category and headings above. */
  readonly place: string;
  /** Path of the page. */
  readonly page: string;
  /** Anchor of the section; left out when the page as a whole is meant. */
  readonly section?: string;
  readonly url: string;
  readonly excerpt: string;
  /** About how many tokens the section is, or the page when it is meant as a whole. */
  readonly tokens: number;
}

/** What the tools need of a search engine. */
export interface Search {
  find(query: string, options: SearchOptions): SearchAnswer;
}

export interface SearchOptions {
  readonly limit: number;
  readonly product?: ProductId | undefined;
}

export interface SearchAnswer {
  /** Pages that match. */
  readonly total: number;
  readonly hits: readonly Hit[];
}
