import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {load} from 'cheerio';

import {mcp, type Product, products} from '../../src/site/products';

import {buildDir} from './site';

/** Paths of all pages in the sitemap. */
export function sitemapPaths(): string[] {
  const $ = load(readFileSync(join(buildDir, 'sitemap.xml'), 'utf8'), {xml: true});
  return $('loc')
    .toArray()
    .map((element) => new URL($(element).text()).pathname)
    .sort();
}

/** Paths of documentation pages in the sitemap. */
export function docsPaths(): string[] {
  return sitemapPaths().filter((path) => /^\/(toolhive|codegate|category)(\/|$)/.test(path));
}

/** The product that a page is about; category pages belong to the product at the root. */
export function productOf(path: string): Product | undefined {
  return path.startsWith('/category/') ? mcp : products.find((product) => `${path}/`.startsWith(`${product.path}/`));
}
