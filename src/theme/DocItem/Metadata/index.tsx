import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import MarkdownLink from '@site/src/components/MarkdownCopy';

/** Adds the address of the page's Markdown copy. */
export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <MarkdownLink />
    </>
  );
}
