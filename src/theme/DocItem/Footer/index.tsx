
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

import VerifiedStamp from '@site/src/components/VerifiedStamp';

/** The stamp of the checked release above the edit link and the date. */
export default function DocItemFooter(): ReactNode {
  const {frontMatter} = useDoc();
  const {verified} = frontMatter as {readonly verified?: unknown};
  return (
    <>
      <VerifiedStamp pluginId={useActivePlugin()?.pluginId ?? ''} verified={verified} />
      <Footer />
    </>
  );
}
