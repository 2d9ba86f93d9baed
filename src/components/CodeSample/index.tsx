import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useRef, useState} from 'react';

import {CopyIcon, Icon} from '../icons';
import {useCopy} from '../useCopy';

import styles from './styles.module.css';

interface Props {
  /** Lines highlighted at build time. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

/** Languages and titles of hand-written samples, whose long lines wrap on narrow viewports. */
const typed: readonly string[] = ['bash', 'powershell', 'Answer', 'Chat', 'Prompt'];

/** A code block that is highlighted at build time. */
export default function CodeSample({html, language, title}: Props): ReactNode {
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
          <code ref={code} className={styles.lines} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <SampleButtons code={code} />
      </div>
    </div>
  );
}

const labels = {ready: 'Copy', copied: 'Copied', failed: 'Copying failed'};

/** Buttons to wrap and copy a sample; rendered in the browser only. */
function SampleButtons({code}: {readonly code: RefObject<HTMLElement | null>}): ReactNode {
  const [state, copy] = useCopy(() => navigator.clipboard.writeText((code.current?.textContent ?? '').trimEnd()));
  const [wrapped, setWrapped] = useState(false);
  if (!useIsBrowser()) {
    return null;
  }
  const toggleWrap = (): void => {
    code.current?.classList.toggle(styles.wrapped ?? '', !wrapped);
    setWrapped(!wrapped);
  };
  return (
    <div className={clsx('screen-only shy', styles.buttons)}>
      <button
        type="button"
        className={clsx('clean-btn icon-button', styles.button, styles.wrap)}
        aria-pressed={wrapped}
        onClick={toggleWrap}
        aria-label="Wrap lines"
        title="Wrap lines"
      >
        <Icon size={16}>
          <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5" />
        </Icon>
      </button>
      <button
        type="button"
        className={clsx('clean-btn icon-button', styles.button)}
        onClick={copy}
        aria-label={labels[state]}
        title={labels[state]}
      >
        <CopyIcon isDone={state === 'copied'} />
      </button>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? '' : labels[state]}
      </span>
    </div>
  );
}
