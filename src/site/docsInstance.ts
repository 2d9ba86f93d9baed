import type {Options} from '@docusaurus/plugin-content-docs';

import type {Product} from './products';
import {settings} from './settings';

/**
 * Options of the docs plugin that serves one product.
 *
 * @param product whose pages are served
 * @param remarkPlugins steps that fill pages from data; they run first, so that their headings reach the table of contents
 */
export function docsInstance(
  product: Product,
  remarkPlugins: NonNullable<Options['beforeDefaultRemarkPlugins']> = [],
): [string, Options] {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id: product.id,
      path: product.docsFolder,
      routeBasePath: product.routeBasePath,
      sidebarPath: product.sidebarFile,
      include: ['**/*.mdx'],
      editUrl: `${settings.repository}/edit/main/`,
      showLastUpdateTime: true,
      sidebarCollapsible: true,
      breadcrumbs: true,
      beforeDefaultRemarkPlugins: remarkPlugins,
    },
  ];
}
