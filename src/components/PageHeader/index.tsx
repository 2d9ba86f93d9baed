import type {ReactNode} from 'react';

import PageActions from '../PageActions';

import styles from './styles.module.css';

export default function PageHeader({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <header className={styles.header}>
      {children}
      <PageActions />
    </header>
  );
}
