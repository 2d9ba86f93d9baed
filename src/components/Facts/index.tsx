import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A box for a Markdown list of "**Term**: value". */
export default function Facts({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={`box ${styles.facts}`}>{children}</div>;
}
