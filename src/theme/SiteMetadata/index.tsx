import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import {MarkdownAlternate} from '@site/src/components/MarkdownCopy';

/** Adds the link to the Markdown copy of the page. */
export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <MarkdownAlternate />
    </>
  );
}
