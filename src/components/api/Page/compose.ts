import type {ReactNode} from 'react';

import {createReference} from '@site/src/data/openapi/reference';
import type {Description} from '@site/src/data/openapi/types';
import {type ProductId, products} from '@site/src/site/products';

import type {Downloads} from './overview';

import {pageOf} from '.';

export interface PageData extends Pick<Description, 'document' | 'reasons'> {
  /** Anchors of the hand-written part. */
  readonly taken: readonly string[];
  readonly downloads: Downloads;
}

/** The generated part of a page and its anchors. */
export interface ComposedPage {
  readonly content: ReactNode;
  readonly anchors: readonly string[];
}

/** @throws if the product is unknown */
export function composePage(id: ProductId, {taken, downloads, ...description}: PageData): ComposedPage {
  const product = products.find((entry) => entry.id === id);
  if (!product) {
    throw new Error(`no product "${id}"`);
  }
  const reference = createReference(product, description, taken);
  const content = pageOf(reference, downloads);
  return {content, anchors: reference.anchors.claimed()};
}
