import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {ArrowIcon} from '../icons';

import styles from './styles.module.css';

export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  /** One sentence. */
  readonly children: ReactNode;
}

/** Only the title is the link text, but the whole card is clickable. */
export function Card({title, href, children}: CardProps): ReactNode {
  return (
    <div className={clsx('box', styles.card)}>
      <Link to={href} className={clsx(styles.title)}>
        {title}
        <ArrowIcon />
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
