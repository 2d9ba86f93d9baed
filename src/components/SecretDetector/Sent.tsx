import {type ReactNode, useId} from 'react';

import type {Piece} from './detect';
import styles from './styles.module.css';

/** The text that the model receives, with shortened placeholders. */
export default function Sent({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.label}>
        The model receives
      </p>
      {/* Focusable, because a long text scrolls. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.text} tabIndex={0} role="region" aria-labelledby={id}>
        {pieces.map(({text, isPlaceholder}, i) =>
          isPlaceholder ? <mark key={i}>{text.replace(/[\d-]+/, '…')}</mark> : text,
        )}
      </pre>
    </>
  );
}
