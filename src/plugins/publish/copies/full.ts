import {type Product, products} from '../../../site/products';
import type {TextFile} from '../types';

import {pointer} from './copy';
import type {Page, Section, Site} from './types';

/** Path of the full text of a product or, without one, of the site; without the base URL. */
export function fullTextPath(product?: Product): string {
  return product ? `${product.path.slice(1)}/llms-full.txt` : 'llms-full.txt';
}

/** Full text of the site and of each product, in sidebar order. */
export function fullTexts(site: Site, sections: readonly Section[], pages: readonly Page[]): TextFile[] {
  const ofProduct = (product: Product): Page[] => {
    const routes = sections.filter((section) => section.product.id === product.id).flatMap((section) => section.routes);
    return routes.flatMap((route) => pages.filter((page) => page.route === route));
  };
  return [
    {path: fullTextPath(), content: text(site, site.name, products.flatMap(ofProduct))},
    ...products.map((product) => ({
      path: fullTextPath(product),
      content: text(site, `${product.name} ${product.release}`, ofProduct(product)),
    })),
  ];
}

function text(site: Site, title: string, pages: readonly Page[]): string {
  const head = `Full text of the documentation: ${title}\n\n> ${pointer(site)}`;
  return [head, ...pages.map(({canonical, body}) => `Source: ${canonical}\n\n${body}`)].join('\n---\n\n');
}
