import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import {type Product, products} from '../../../site/products';
import {versionsIn} from '../versions';

/** A page that the search covers. */
export interface IndexedPage {
  readonly url: string;
  /** Its file relative to the site; generated pages have none. */
  readonly source?: string | undefined;
  readonly product: Product;
  /** Label of the sidebar category that holds the page; groups inside a category of a category count as that one. */
  readonly category?: string | undefined;
}

/** The fields of a plugin that are read here. */
interface DocsPlugin {
  readonly options: {readonly id?: string | undefined};
  readonly content: unknown;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages of the docs plugins in the order of their sidebars, generated category pages included; unlisted ones are not. */
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

/** The address under which the site serves a page, which has no slash at the end. */
function routeOf(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}
