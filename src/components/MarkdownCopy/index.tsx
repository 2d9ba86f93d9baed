import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {markdownCopyOf} from '@site/src/site/markdownCopy';

/** URL of the current page's Markdown copy. */
export function useMarkdownCopy(): string {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return `${siteConfig.url}${markdownCopyOf(pathname, siteConfig.baseUrl)}`;
}

/** Tells agents where the Markdown copy of a documentation page is, and chats that it is an article. */
export default function MarkdownLink(): ReactNode {
  return (
    <Head>
      <meta property="og:type" content="article" />
      <link rel="alternate" type="text/markdown" href={useMarkdownCopy()} />
    </Head>
  );
}
