import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import {type Product, products} from '../../../site/products';
import {routeOf} from '../articles';
import {type DocsPlugin, versionsOf} from '../versions';

/** A sidebar category and its pages, in sidebar order. */
export interface Section {
  readonly product: Product;
  /** Category labels from the top level down; empty for pages outside categories. */
  readonly labels: readonly string[];
  readonly routes: readonly string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages of categories below this depth belong to the section of their parent. */
const deepest = 2;

/** Flattens the sidebars of all products to sections. */
export function sectionsOf(plugins: readonly DocsPlugin[], baseUrl: string): Section[] {
  return products.flatMap((product) => {
    const [version] = versionsOf(plugins, product.id);
    const permalinks = new Map(version?.docs.map(({id, permalink}) => [id, permalink]));
    // Docusaurus stops at an id that no page has.
    const pageOf = (id: string): string => routeOf(permalinks.get(id) ?? '', baseUrl);
    const sections: Section[] = [];
    const add = (items: readonly SidebarItem[], labels: readonly string[], routes: string[]): void => {
      for (const item of items) {
        if (item.type === 'doc') {
          routes.push(pageOf(item.id));
        } else if (item.type === 'category') {
          const isOwn = labels.length < deepest;
          const inner = isOwn ? [...labels, item.label] : labels;
          const within = isOwn ? start(inner) : routes;
          const {link} = item;
          within.push(...(link ? [link.type === 'doc' ? pageOf(link.id) : routeOf(link.permalink, baseUrl)] : []));
          add(item.items, inner, within);
        }
      }
    };
    const start = (labels: readonly string[]): string[] => {
      const routes: string[] = [];
      sections.push({product, labels, routes});
      return routes;
    };
    add(version?.sidebars[product.sidebarId] ?? [], [], start([]));
    return sections.filter(({routes}) => routes.length > 0);
  });
}
