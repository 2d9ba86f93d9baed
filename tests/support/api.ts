import {describeOffline} from '../../src/data/openapi/describe';
import {createReference} from '../../src/data/openapi/reference';
import type {Reference} from '../../src/data/openapi/reference/types';
import {loadSources} from '../../src/data/openapi/sources';
import type {Json, JsonObject} from '../../src/data/openapi/types';
import type {Product} from '../../src/site/products';

import {type BuiltPage, builtPage} from './built';
import {siteDir} from './site';

/** Document and view model of an API page. */
export interface Api {
  readonly document: JsonObject;
  readonly reference: Reference;
  readonly page: () => BuiltPage;
}

/** Loads a product's API description as an offline build does. */
export function apiOf(product: Product): Api {
  const source = loadSources(siteDir).find((entry) => entry.product === product.id)!;
  const description = describeOffline(source, siteDir);
  const reference = createReference(product, description);
  return {
    document: description.document,
    reference,
    page: () => builtPage(`${product.path}/reference/api`),
  };
}

/** First paragraph of a Markdown text without markup. */
export function plain(markdown: Json | undefined): string {
  return String(markdown ?? '')
    .replaceAll('`', '')
    .trim()
    .split('\n\n')[0]!
    .replace(/\s+/g, ' ');
}
