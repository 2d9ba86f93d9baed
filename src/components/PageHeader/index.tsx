import type {ReactNode} from 'react';

import PageActions from '../PageActions';

import styles from './styles.module.css';

/** The title of a page with the page actions beside it, or below it where there is no room. */
export default function PageHeader({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <header className={styles.header}>
      {children}
      <PageActions />
    </header>
  );
}
