import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Contents of narrow pages: opens without scripts, and searches in the page find its text. */
export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  return (
    <details className={clsx('box', styles.contents, className)}>
      <summary>On this page</summary>
      <TOCItems {...contents} />
    </details>
  );
}
