import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Home from '@site/src/components/Home';
import {brand} from '@site/src/site/brand';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title={`ToolHive and CodeGate`}
      description={`Guides and reference for ToolHive, which runs MCP servers in containers, and for CodeGate, an archived privacy gateway for coding assistants.`}
    >
      <Home tagline={brand.tagline} />
    </Layout>
  );
}
