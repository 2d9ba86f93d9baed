import {createContext, Fragment, type ReactNode, useEffect, useRef, useState} from 'react';

import type {Receipt} from '@site/src/data/receipts/link';
import {products} from '@site/src/site/products';

import styles from './styles.module.css';

/** Receipts of the current page. */
export const Receipts = createContext<readonly Receipt[]>([]);

interface Props {
  readonly pluginId: string;
  readonly receipts: readonly Receipt[];
  /** URL of the page's source, which contains the receipts. */
  readonly pageSource: string | null | undefined;
}

/**
 * Names the release that a page describes and lists its receipts. The list is as long as the page, so it is rendered on
 * demand; without JavaScript there is a link to the source.
 */
export default function VerifiedStamp({pluginId, receipts, pageSource}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The reader may open it before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const product = products.find(({id}) => id === pluginId);
  if (!product) {
    return null;
  }
  const release = `${product.name} ${product.release}`;
  if (receipts.length === 0) {
    return <p className={`caption ${styles.stamp}`}>Describes {release}</p>;
  }
  return (
    <details
      ref={details}
      className={`caption ${styles.stamp}`}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        Verified with {release}: {receipts.length === 1 ? 'one statement' : `${receipts.length} statements`} with
        sources
      </summary>
      {isOpen ? (
        <ReceiptList receipts={receipts} />
      ) : (
        <p className={styles.receipts}>
          The sources are in the comments of <a href={pageSource ?? undefined}>the source of this page</a>.
        </p>
      )}
    </details>
  );
}

function ReceiptList({receipts}: {readonly receipts: readonly Receipt[]}): ReactNode {
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
