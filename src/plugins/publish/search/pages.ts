import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import {type Product, products} from '../../../site/products';
import {routeOf} from '../articles';
import {type DocsPlugin, versionsOf} from '../versions';

export interface IndexedPage {
  readonly url: string;
  /** Source relative to the site; undefined for generated pages. */
  readonly source?: string | undefined;
  readonly product: Product;
  /** Other names for a generated page: the keywords of its category. */
  readonly aliases: readonly string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Lists the pages of all products in the order of their sidebars, with generated category pages and without unlisted
 * ones.
 */
export function indexedPages(plugins: readonly DocsPlugin[], baseUrl: string): IndexedPage[] {
  return products.flatMap((product) =>
    versionsOf(plugins, product.id).flatMap((version) => pagesOf(version, product, baseUrl)),
  );
}

function pagesOf({docs, sidebars}: LoadedVersion, product: Product, baseUrl: string): IndexedPage[] {
  const listed = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const docOf = (id: string): IndexedPage[] => {
    const doc = listed.get(id);
    const source = doc?.source.replace('@site/', '');
    return doc ? [{url: routeOf(doc.permalink, baseUrl), source, product, aliases: []}] : [];
  };
  const walk = (item: SidebarItem): IndexedPage[] => {
    if (item.type === 'category') {
      const {link} = item;
      const own =
        link?.type === 'generated-index'
          ? [{url: routeOf(link.permalink, baseUrl), product, aliases: [link.keywords ?? []].flat()}]
          : docOf(link?.id ?? '');
      return [...own, ...item.items.flatMap(walk)];
    }
    return item.type === 'doc' || item.type === 'ref' ? docOf(item.id) : [];
  };
  return Object.values(sidebars).flatMap((items) => items.flatMap(walk));
}
