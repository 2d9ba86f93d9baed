import type {ReactNode} from 'react';

import type {Receipt} from '@site/src/data/receipts/types';
import {products} from '@site/src/site/products';

import styles from './styles.module.css';

interface Props {
  readonly pluginId: string;
  /** Release that the page was checked against, from its front matter. */
  readonly verified: unknown;
  readonly receipts: readonly Receipt[];
}

/** Says which release a page was checked against and, when opened, what its statements rest on. */
export default function VerifiedStamp({pluginId, verified, receipts}: Props): ReactNode {
  const product = products.find(({id}) => id === pluginId);
  if (!product || typeof verified !== 'string') {
    return null;
  }
  const stamp = `Verified with ${product.name} ${verified}`;
  if (receipts.length === 0) {
    return <p className={styles.stamp}>{stamp}</p>;
  }
  return (
    <details className={styles.stamp}>
      <summary className={styles.summary}>
        {stamp}: {receipts.length === 1 ? 'one statement' : `${receipts.length} statements`} with sources
      </summary>
      <dl className={styles.receipts}>
        {receipts.map(({statement, proofs}) => [
          <dt key={statement}>{statement}</dt>,
          ...proofs.map(({label, href}) => (
            <dd key={statement + href + label}>
              <a href={href}>{label}</a>
            </dd>
          )),
        ])}
      </dl>
    </details>
  );
}
