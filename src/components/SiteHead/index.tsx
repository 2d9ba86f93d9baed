import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {useMarkdownCopy} from '../MarkdownCopy';

/** What every page has in `<head>`. One `<Head>`, because each costs time during hydration and in each navigation. */
export default function SiteHead(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {image, metadata} = useThemeConfig();
  const picture = useBaseUrl(image, {absolute: true});
  const {pathname} = useLocation();
  const address = siteConfig.url + (pathname === siteConfig.baseUrl ? pathname : pathname.replace(/\/$/, ''));
  const locale = i18n.currentLocale;
  const copy = useMarkdownCopy();
  return (
    <Head>
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta property="og:image" content={picture} />
      <meta name="twitter:image" content={picture} />
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
      <link rel="alternate" href={address} hrefLang={locale} />
      <link rel="alternate" href={address} hrefLang="x-default" />
      <meta property="og:locale" content={locale} />
      <meta name="docusaurus_locale" content={locale} />
      <meta name="docusaurus_tag" content={DEFAULT_SEARCH_TAG} />
      <meta name="docsearch:language" content={locale} />
      <meta name="docsearch:docusaurus_tag" content={DEFAULT_SEARCH_TAG} />
      {metadata.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {copy && <link rel="alternate" type="text/markdown" href={copy} />}
    </Head>
  );
}
