import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Footer from '@theme-original/DocItem/Footer';
import {type ReactNode, useContext} from 'react';

import Feedback from '@site/src/components/Feedback';
import VerifiedStamp, {Receipts} from '@site/src/components/VerifiedStamp';

/** Adds the verified release and the feedback link above the edit link and the date. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const url = useBaseUrl(metadata.permalink, {absolute: true});
  return (
    <>
      <VerifiedStamp
        pluginId={useActivePlugin()?.pluginId ?? ''}
        receipts={useContext(Receipts)}
        pageSource={metadata.editUrl}
      />
      <Feedback title={metadata.title} url={url} editUrl={metadata.editUrl} />
      <Footer />
    </>
  );
}
