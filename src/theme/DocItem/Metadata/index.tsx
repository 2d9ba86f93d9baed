import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import PageData from '@site/src/components/StructuredData/PageData';

/** Adds structured data and the Open Graph image. */
export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <PageData />
    </>
  );
}
