import {type ReactNode, useEffect, useRef, useState} from 'react';

import type {Receipt} from '@site/src/data/receipts/types';
import {products} from '@site/src/site/products';

import ReceiptList from './ReceiptList';
import styles from './styles.module.css';

interface Props {
  readonly pluginId: string;
  readonly receipts: readonly Receipt[];
  /** Address at which the source of the page, with all notes in it, can be read. */
  readonly pageSource: string | null | undefined;
}

/**
 * Says which release a page describes and, when opened, what its statements rest on. The list is as long as
 * the page, so it is rendered when a reader opens it; without scripts a link leads to the notes themselves.
 */
export default function VerifiedStamp({pluginId, receipts, pageSource}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The reader may have opened it before the application started.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const product = products.find(({id}) => id === pluginId);
  if (!product) {
    return null;
  }
  const release = `${product.name} ${product.release}`;
  if (receipts.length === 0) {
    return <p className={styles.stamp}>Describes {release}</p>;
  }
  return (
    <details ref={details} className={styles.stamp} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
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
