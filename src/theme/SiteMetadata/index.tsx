import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import {MarkdownAlternate} from '@site/src/components/MarkdownCopy';

/** Adds the link to the Markdown copy of the page, and the viewport in the form that the minified page has. */
export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
      </Head>
      <MarkdownAlternate />
    </>
  );
}
