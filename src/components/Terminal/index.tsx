import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Either a command or output. */
export interface Line {
  readonly command?: string;
  readonly output?: string;
}

/** A static terminal; prompts and output are not selectable, so that copying yields the commands. */
export default function Terminal({title, lines}: {readonly title: string; readonly lines: readonly Line[]}): ReactNode {
  return (
    <figure className={styles.terminal}>
      <figcaption className={styles.title}>{title}</figcaption>
      {/* Focusable, because a long line scrolls. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.screen} tabIndex={0} aria-label={title} role="region">
        {lines.map(({command, output}, i) => (
          <span key={i}>
            {command ? (
              <kbd className={styles.command}>{command}</kbd>
            ) : (
              <samp className={styles.output}>{output}</samp>
            )}
            {'\n'}
          </span>
        ))}
      </pre>
    </figure>
  );
}
