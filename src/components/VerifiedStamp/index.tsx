import type {ReactNode} from 'react';

import {products} from '@site/src/site/products';

import styles from './styles.module.css';

/** Says which release a page was checked against; `verified` comes from the page's front matter. */
export default function VerifiedStamp({
  pluginId,
  verified,
}: {
  readonly pluginId: string;
  readonly verified: unknown;
}): ReactNode {
  const product = products.find(({id}) => id === pluginId);
  if (!product || typeof verified !== 'string') {
    return null;
  }
  return (
    <p className={styles.stamp} data-markdown-ignore="">
      Verified with {product.name} {verified}
    </p>
  );
}
