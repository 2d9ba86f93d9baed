import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Commands begin with a dollar sign and a space. */
  readonly lines: readonly string[];
}

/** A static terminal; prompts and output are not selectable, so that copying yields the commands. */
export default function Terminal({title, lines}: Props): ReactNode {
  return (
    <figure className={`box ${styles.terminal}`}>
      <figcaption className={styles.title}>{title}</figcaption>
      {/* Focusable, because a long line scrolls. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.screen} tabIndex={0} aria-label={title} role="region">
        {lines.map((line) => (
          <span key={line}>
            {line.startsWith('$ ') ? (
              <kbd className={styles.command}>{line.slice(2)}</kbd>
            ) : (
              <samp className={styles.output}>{line}</samp>
            )}
            {'\n'}
          </span>
        ))}
      </pre>
    </figure>
  );
}
