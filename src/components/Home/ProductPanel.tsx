import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Product} from '@site/src/site/products';

import Terminal, {type Line} from '../Terminal';
import {ArrowIcon} from '../icons';

import styles from './styles.module.css';

interface Props {
  readonly product: Product;
  readonly lines: readonly Line[];
  readonly start: string;
  readonly startLabel: string;
  /** State of the product that visitors should know, in place of its release. */
  readonly note?: string;
}

export default function ProductPanel({product, lines, start, startLabel, note}: Props): ReactNode {
  return (
    <section className={styles.panel} data-product={product.id} aria-labelledby={`product-${product.id}`}>
      <div className={styles.panelHead}>
        <h2 id={`product-${product.id}`}>{product.name}</h2>
        <p className={styles.release}>{note ?? `Release ${product.release}`}</p>
      </div>
      <p className={styles.summary}>{product.summary}</p>
      <Terminal title={`${product.name} in a terminal`} lines={lines} />
      <p className={styles.actions}>
        <Link to={start} className={clsx(styles.primary)}>
          {startLabel}
          <ArrowIcon />
        </Link>{' '}
        <Link to={product.path} className={clsx(styles.secondary)}>
          {product.name} overview
        </Link>
      </p>
    </section>
  );
}
