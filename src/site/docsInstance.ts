import type {Options} from '@docusaurus/plugin-content-docs';

import type {Product} from './products';
import {settings} from './settings';

type Steps = NonNullable<Options['remarkPlugins']>;

/** `fill` are remark steps before the default ones, whose headings reach the table of contents; `finish` run after. */
export function docsInstance(
  product: Product,
  {fill = [], finish}: {readonly fill?: Steps; readonly finish: Steps},
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
      beforeDefaultRemarkPlugins: fill,
      remarkPlugins: finish,
    },
  ];
}
