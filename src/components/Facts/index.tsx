import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A boxed list of terms and values; its content is a Markdown list of "**Term**: value". */
export default function Facts({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.facts}>{children}</div>;
}
