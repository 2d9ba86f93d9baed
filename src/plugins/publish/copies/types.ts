import type {Product} from '../../../site/products';
import type {Site as PublishedSite} from '../types';

/** What of the site the copies need. */
export type Site = Pick<PublishedSite, 'name' | 'url' | 'baseUrl' | 'routes'>;

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
