import Head from '@docusaurus/Head';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {products} from '@site/src/site/products';
import {socialCardPath} from '@site/src/site/socialCard';

import {cleanUrl, jsonLd, techArticle} from './data';

/** Title, description, structured data and Open Graph image of a documentation page; one `<Head>`, see `SiteHead`. */
export default function PageData(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {withBaseUrl} = useBaseUrlUtils();
  const pluginId = useActivePlugin()?.pluginId;
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const heading = useTitleFormatter().format(title);
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
    <Head>
      <title>{heading}</title>
      <meta property="og:title" content={heading} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      {frontMatter.keywords && <meta name="keywords" content={frontMatter.keywords.join(',')} />}
      <meta property="og:type" content="article" />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={image} />
      <script type="application/ld+json">{jsonLd(techArticle(facts, withBaseUrl('/', {absolute: true})))}</script>
    </Head>
  );
}
