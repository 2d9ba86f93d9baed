import type {ReactNode} from 'react';

import {useMarkdownCopy} from '../MarkdownCopy';

import ActionMenu from './ActionMenu';
import CopyPage from './CopyPage';
import styles from './styles.module.css';

/** Header of a page: its title and the page actions. */
export default function PageHeader({children}: {readonly children: ReactNode}): ReactNode {
  const copyUrl = useMarkdownCopy();
  return (
    <header className={styles.header}>
      {children}
      <div className={styles.actions} role="group" aria-label="Page actions">
        <CopyPage path={new URL(copyUrl).pathname} />
        <ActionMenu copyUrl={copyUrl} />
      </div>
    </header>
  );
}
