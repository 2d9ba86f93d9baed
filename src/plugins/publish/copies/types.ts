import type {Product} from '../../../site/products';
import type {Site as PublishedSite} from '../types';

export type Site = Pick<PublishedSite, 'name' | 'url' | 'baseUrl' | 'routes'>;

export interface Page {
  /** Path of the page, including the base URL. */
  readonly route: string;
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  /** Whether robots may index the page. */
  readonly listed: boolean;
  readonly product?: Product;
  /** Article in Markdown, including its title. */
  readonly body: string;
}

/** A sidebar category and its pages, in sidebar order. */
export interface Section {
  readonly product: Product;
  /** Category labels from the top level down; empty for pages outside categories. */
  readonly labels: readonly string[];
  readonly routes: readonly string[];
}
