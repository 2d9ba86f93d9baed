import Head from '@docusaurus/Head';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {products} from '@site/src/site/products';
import {socialCardPath} from '@site/src/site/socialCard';

import {cleanUrl, techArticle} from './data';

import StructuredData from '.';

/** Structured data and Open Graph image of a documentation page. */
export default function PageData(): ReactNode {
  const {metadata} = useDoc();
  const {withBaseUrl} = useBaseUrlUtils();
  const pluginId = useActivePlugin()?.pluginId;
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const image = withBaseUrl(socialCardPath(permalink, useBaseUrl('/')), {absolute: true});
  const facts = {
    title,
    description,
    url: cleanUrl(withBaseUrl(permalink, {absolute: true})),
    image,
    changed: lastUpdatedAt,
    product: products.find(({id}) => id === pluginId),
  };
  return (
    <>
      <Head>
        <meta property="og:type" content="article" />
        <meta property="og:image" content={image} />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:image" content={image} />
      </Head>
      <StructuredData data={techArticle(facts, withBaseUrl('/', {absolute: true}))} />
    </>
  );
}
