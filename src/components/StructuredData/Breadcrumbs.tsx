import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {brand} from '@site/src/site/brand';
import {products} from '@site/src/site/products';

import {breadcrumbList, cleanUrl} from './data';

import StructuredData from '.';

/** Props from the theme; categories without a page have no `href`. */
interface Props {
  readonly breadcrumbs: readonly {readonly label: string; readonly href?: string | undefined}[];
}

/** Structured data for the path from the home page through the product to the page. */
export default function Breadcrumbs({breadcrumbs}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const pluginId = useActivePlugin()?.pluginId;
  const address = (path: string) => cleanUrl(withBaseUrl(path, {absolute: true}));
  const top = [
    {name: brand.siteName, url: address('/')},
    ...products.filter(({id}) => id === pluginId).map(({name, path}) => ({name, url: address(path)})),
  ];
  const below = breadcrumbs.flatMap(({label, href}) => (href ? [{name: label, url: address(href)}] : []));
  return <StructuredData data={breadcrumbList([...top, ...below])} />;
}
