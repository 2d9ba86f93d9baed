import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {type Data, jsonLd} from './data';

export default function StructuredData({data}: {readonly data: Data}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(data)}</script>
    </Head>
  );
}
