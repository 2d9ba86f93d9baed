import type {ReactNode} from 'react';

import {socialLinks} from '@site/src/site/brand';

import {SocialIcon} from '../icons';

import styles from './styles.module.css';

export default function SocialLinks(): ReactNode {
  return (
    <ul className={styles.list}>
      {socialLinks.map(({id, label, href}) => (
        <li key={id}>
          <a className={styles.link} href={href} aria-label={label} title={label} rel="noopener">
            <SocialIcon id={id} />
          </a>
        </li>
      ))}
    </ul>
  );
}
