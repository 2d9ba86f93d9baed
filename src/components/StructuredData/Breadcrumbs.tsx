import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {brand} from '@site/src/site/brand';
import {products} from '@site/src/site/products';

import {breadcrumbList, cleanUrl} from './data';

import StructuredData from '.';

/** What the theme knows of a step; a category without a page of its own has no address. */
interface Props {
  readonly breadcrumbs: readonly {readonly label: string; readonly href?: string | undefined}[];
}

/** The way from the home page over the product to this page. */
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
