import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import SampleButtons from './SampleButtons';
import styles from './styles.module.css';

interface Props {
  /** Lines highlighted at build time. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** Set if lines are numbered. */
  readonly numbered?: string;
}

/** Languages and titles of hand-written samples, whose long lines wrap on narrow viewports. */
const typed: readonly string[] = ['bash', 'powershell', 'Answer', 'Chat', 'Prompt'];

/** A code block that is highlighted at build time. */
export default function CodeSample({html, language, title, numbered}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div
      className={clsx(
        'theme-code-block',
        `language-${language}`,
        styles.sample,
        [language, title ?? ''].some((name) => typed.includes(name)) && styles.typed,
      )}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Focusable, because long lines scroll. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} className={styles.pre}>
          <code
            ref={code}
            className={clsx(styles.lines, numbered && styles.numbered)}
            dangerouslySetInnerHTML={{__html: html}}
          />
        </pre>
        <SampleButtons code={code} />
      </div>
    </div>
  );
}
