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

/** Nested categories below this depth are merged into their parent's section. */
const deepest = 2;

/** Flattens the sidebars of all products to sections. */
export function sectionsOf(plugins: readonly DocsPlugin[], baseUrl: string): Section[] {
  return products.flatMap((product) => {
    const [version] = versionsOf(plugins, product.id);
    const sections = version ? sectionOf(product, version, [], version.sidebars[product.sidebarId] ?? []) : [];
    return sections.map((section) => ({...section, routes: section.routes.map((path) => routeOf(path, baseUrl))}));
  });
}

function sectionOf(
  product: Product,
  version: LoadedVersion,
  labels: readonly string[],
  items: readonly SidebarItem[],
  own: readonly string[] = [],
): Section[] {
  const isDeepest = labels.length === deepest;
  const routes = [
    ...own,
    ...items.flatMap((item) => (isDeepest || item.type === 'doc' ? routesOf(version, item) : [])),
  ];
  const below = items.flatMap((item) =>
    item.type === 'category' && !isDeepest
      ? sectionOf(product, version, [...labels, item.label], item.items, linkOf(version, item))
      : [],
  );
  return [...(routes.length > 0 ? [{product, labels, routes}] : []), ...below];
}

function routesOf(version: LoadedVersion, item: SidebarItem): string[] {
  if (item.type === 'doc') {
    return [permalinkOf(version, item.id)];
  }
  return item.type === 'category'
    ? [...linkOf(version, item), ...item.items.flatMap((inner) => routesOf(version, inner))]
    : [];
}

function linkOf(version: LoadedVersion, {link}: Extract<SidebarItem, {type: 'category'}>): string[] {
  return link ? [link.type === 'doc' ? permalinkOf(version, link.id) : link.permalink] : [];
}

function permalinkOf({docs}: LoadedVersion, id: string): string {
  // Docusaurus stops at an id that no page has.
  return docs.find((doc) => doc.id === id)?.permalink ?? '';
}
