import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Home from '@site/src/components/Home';
import StructuredData from '@site/src/components/StructuredData';
import {webSite} from '@site/src/components/StructuredData/data';
import {brand} from '@site/src/site/brand';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title={`ToolHive and CodeGate`}
      description={`Guides and reference for ToolHive, which runs MCP servers in containers, and for CodeGate, an archived privacy gateway for coding assistants.`}
    >
      <StructuredData data={webSite(useBaseUrl('/', {absolute: true}))} />
      <Home tagline={brand.tagline} />
    </Layout>
  );
}
