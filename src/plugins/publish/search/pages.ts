import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import {type Product, products} from '../../../site/products';
import {versionsIn} from '../versions';

export interface IndexedPage {
  readonly url: string;
  /** Source relative to the site; undefined for generated pages. */
  readonly source?: string | undefined;
  readonly product: Product;
  /** Label of the top sidebar category that contains the page. */
  readonly category?: string | undefined;
}

interface DocsPlugin {
  readonly options: {readonly id?: string | undefined};
  readonly content: unknown;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Lists the pages of the docs plugins in the order of their sidebars, with generated category pages and without
 * unlisted ones.
 */
export function indexedPages(plugins: readonly DocsPlugin[]): IndexedPage[] {
  return plugins.flatMap(({options, content}) => {
    const product = products.find(({id}) => id === options.id);
    return product ? versionsIn(product.id, content).flatMap((version) => pagesOf(version, product)) : [];
  });
}

function pagesOf({docs, sidebars}: LoadedVersion, product: Product): IndexedPage[] {
  const addresses = new Map(
    docs
      .filter(({unlisted}) => !unlisted)
      .map(({id, permalink, source}) => [id, {url: routeOf(permalink), source: source.replace('@site/', '')}]),
  );
  const walk = (items: readonly SidebarItem[], labels: readonly string[] = []): IndexedPage[] =>
    items.flatMap((item) => {
      const category = categoryOf(labels);
      if (item.type === 'category') {
        const {link} = item;
        const inside = [...labels, item.label];
        const place =
          link?.type === 'generated-index' ? {url: routeOf(link.permalink)} : link && addresses.get(link.id);
        return [...(place ? [{...place, product, category: categoryOf(inside)}] : []), ...walk(item.items, inside)];
      }
      const place = item.type === 'doc' || item.type === 'ref' ? addresses.get(item.id) : undefined;
      return place ? [{...place, product, category}] : [];
    });
  return Object.values(sidebars).flatMap((items) => walk(items));
}

function categoryOf(labels: readonly string[]): string | undefined {
  return labels[Math.min(labels.length, 2) - 1];
}

/** Removes the slash at the end, as the site serves pages. */
function routeOf(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}
