import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';

import {agentGuide} from '@site/src/site/assistants';
import {socialLinks} from '@site/src/site/brand';
import {products} from '@site/src/site/products';

import {SocialIcon} from '../icons';

import styles from './styles.module.css';

function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const logo = useBaseUrl(footer?.logo?.src ?? '');
  const index = useBaseUrl('llms.txt');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Link to="/" className={clsx(styles.brand)} aria-label="Home">
          <img src={logo} alt="" width={32} height={32} />
        </Link>
        <p className={clsx('caption', styles.copyright)}>{footer?.copyright}</p>
        <ul className={clsx('clean-list margin-bottom--none', styles.links)}>
          {products.map(({id, name, path}) => (
            <li key={id}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
          <li>
            <Link to={agentGuide}>These docs in your editor</Link>
          </li>
        </ul>
        <ul className={clsx('clean-list margin-bottom--none', styles.social)}>
          {socialLinks.map(({id, label, href}) => (
            <li key={id}>
              <a className="icon-button" href={href} aria-label={label} title={label} rel="noopener">
                <SocialIcon id={id} />
              </a>
            </li>
          ))}
        </ul>
        <p className={clsx('caption', styles.agents)}>
          For AI agents: <a href={index}>llms.txt</a> lists all pages. Each has a Markdown copy at its address with .md
          at the end.
        </p>
      </div>
    </footer>
  );
}

/** Rendered once for all pages. */
export default memo(Footer);
