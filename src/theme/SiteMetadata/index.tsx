import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import {MarkdownAlternate} from '@site/src/components/MarkdownCopy';

/** Adds the link to the Markdown copy, and the viewport exactly as minified HTML has it. */
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
