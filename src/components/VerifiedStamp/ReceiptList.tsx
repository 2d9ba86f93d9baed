import {Fragment, type ReactNode} from 'react';

import type {Receipt} from '@site/src/data/receipts/types';

import styles from './styles.module.css';

export default function ReceiptList({receipts}: {readonly receipts: readonly Receipt[]}): ReactNode {
  return (
    <dl className={styles.receipts}>
      {receipts.map(({statement, proofs}) => (
        <Fragment key={statement}>
          <dt>{statement}</dt>
          {proofs.map(({label, href}) => (
            <dd key={label}>
              <a href={href}>{label}</a>
            </dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}
