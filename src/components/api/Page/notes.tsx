import type {ReactNode} from 'react';

import type {Reference} from '@site/src/data/openapi/reference/types';

import styles from '../Reference/styles.module.css';

import {flow} from './flow';
import {inlineMarkdown} from './markdown';

/** Reasons of corrections. */
export function notes({product}: Reference, reasons: readonly string[]): ReactNode {
  const release = <b>{`In ${product.release}:`}</b>;
  if (reasons.length < 2) {
    return (
      reasons.length > 0 && (
        <p className={styles.note} role="note">
          {flow(release, ' ', inlineMarkdown(reasons[0]))}
        </p>
      )
    );
  }
  return (
    <div className={styles.note} role="note">
      {release}
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{inlineMarkdown(reason)}</li>
        ))}
      </ul>
    </div>
  );
}
