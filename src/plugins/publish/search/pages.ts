import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import {type Product, products} from '../../../site/products';
import {type DocsPlugin, versionsIn} from '../versions';

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
 * Lists the pages of the docs plugins in the order of their sidebars, with generated category pages and without
 * unlisted ones.
 */
export function indexedPages(plugins: readonly Omit<DocsPlugin, 'name'>[]): IndexedPage[] {
  return plugins.flatMap(({options, content}) => {
    const product = products.find(({id}) => id === options.id);
    return product ? versionsIn(product.id, content).flatMap((version) => pagesOf(version, product)) : [];
  });
}

function pagesOf({docs, sidebars}: LoadedVersion, product: Product): IndexedPage[] {
  const listed = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const docOf = (id: string): IndexedPage[] => {
    const doc = listed.get(id);
    return doc ? [{url: routeOf(doc.permalink), source: doc.source.replace('@site/', ''), product, aliases: []}] : [];
  };
  const walk = (item: SidebarItem): IndexedPage[] => {
    if (item.type === 'category') {
      const {link} = item;
      const own =
        link?.type === 'generated-index'
          ? [{url: routeOf(link.permalink), product, aliases: [link.keywords ?? []].flat()}]
          : docOf(link?.id ?? '');
      return [...own, ...item.items.flatMap(walk)];
    }
    return item.type === 'doc' || item.type === 'ref' ? docOf(item.id) : [];
  };
  return Object.values(sidebars).flatMap((items) => items.flatMap(walk));
}

/** Removes the slash at the end, as the site serves pages. */
function routeOf(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}
