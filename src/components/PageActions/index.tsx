import type {ReactNode} from 'react';

import {useMarkdownCopy} from '../MarkdownCopy';

import ActionMenu from './ActionMenu';
import CopyPage from './CopyPage';
import styles from './styles.module.css';

export default function PageActions(): ReactNode {
  const copyUrl = useMarkdownCopy();
  return (
    <div
      className={styles.actions}
      role="group"
      aria-label="Page actions"
      data-markdown-ignore=""
      data-search-ignore=""
    >
      <CopyPage path={new URL(copyUrl).pathname} />
      <ActionMenu copyUrl={copyUrl} />
    </div>
  );
}
