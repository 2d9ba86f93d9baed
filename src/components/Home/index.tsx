import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {gateway, mcp} from '@site/src/site/products';

import {Card, Cards} from '../Cards';

import ProductPanel from './ProductPanel';
import {gatewayLines, mcpLines, ways} from './content';
import styles from './styles.module.css';

/** Content of the home page. */
export default function Home({tagline}: {readonly tagline: string}): ReactNode {
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <p className={styles.tagline}>{tagline}</p>
        <h1 className={styles.title}>Give your coding assistant tools. Keep your secrets.</h1>
        <p className={styles.lead}>
          <Link to={mcp.path}>ToolHive</Link> runs MCP servers in containers and connects them with your editor.{' '}
          <Link to={gateway.path}>CodeGate</Link> sits between assistant and model and removes secrets from what you
          send.
        </p>
      </header>
      <div className={styles.products}>
        <ProductPanel
          product={mcp}
          lines={mcpLines}
          start={`${mcp.path}/quickstart`}
          startLabel="Run your first MCP server"
        />
        <ProductPanel
          product={gateway}
          lines={gatewayLines}
          start={`${gateway.path}/quickstart`}
          startLabel="Put CodeGate in front of Copilot"
          note="Archived since June 2025"
        />
      </div>
      <section aria-labelledby="ways" className={styles.ways}>
        <h2 id="ways">What do you want to do?</h2>
        <Cards>
          {ways.map(({title, href, text}) => (
            <Card key={href} title={title} href={href}>
              {text}
            </Card>
          ))}
        </Cards>
      </section>
    </main>
  );
}
