import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {gateway, mcp} from '@site/src/site/products';

import {Card, Cards} from '../Cards';
import Terminal from '../Terminal';
import {ArrowIcon} from '../icons';

import {terminalLines, ways} from './content';
import styles from './styles.module.css';

/** Content of the home page. */
export default function Home({tagline}: {readonly tagline: string}): ReactNode {
  return (
    <main className="container">
      <header className={styles.hero}>
        <p className={styles.tagline}>{tagline}</p>
        <h1 className={styles.title}>Give your coding assistant tools. Keep your secrets.</h1>
        <p className={clsx('lead', styles.lead)}>
          {mcp.name} runs MCP servers in containers, adds them to your editor, and keeps their tokens encrypted. Start
          with one command.
        </p>
        <p className={styles.actions}>
          <Link to={`${mcp.path}/quickstart`} className={clsx(styles.primary)}>
            Run your first MCP server
            <ArrowIcon />
          </Link>{' '}
          <Link to={mcp.path}>{mcp.name} overview</Link>
        </p>
      </header>
      <Terminal title={`${mcp.name} ${mcp.release} in a terminal`} lines={terminalLines} />
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
      <p className={styles.archived}>
        {gateway.name}, a privacy gateway for coding assistants, has been archived since June 2025.{' '}
        <Link to={gateway.path}>Read what still works</Link>
      </p>
    </main>
  );
}
