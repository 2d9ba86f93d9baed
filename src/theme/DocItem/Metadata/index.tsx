import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import PageData from '@site/src/components/StructuredData/PageData';

/** Adds the facts of the page for search engines, and its card. */
export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <PageData />
    </>
  );
}
