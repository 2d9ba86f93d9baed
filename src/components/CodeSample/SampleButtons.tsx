import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useState} from 'react';

import {Icon} from '../icons';

import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

const labels: Record<CopyState, string> = {idle: 'Copy', copied: 'Copied', failed: 'Copying failed'};

/** Buttons to wrap and copy a sample; rendered in the browser only. */
export default function SampleButtons({code}: {readonly code: RefObject<HTMLElement | null>}): ReactNode {
  const [copied, setCopied] = useState<CopyState>('idle');
  const [wrapped, setWrapped] = useState(false);
  if (!useIsBrowser()) {
    return null;
  }
  const toggleWrap = (): void => {
    code.current?.classList.toggle(styles.wrapped ?? '', !wrapped);
    setWrapped(!wrapped);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText((code.current?.textContent ?? '').trimEnd());
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, styles.wrap)}
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
        className={clsx('clean-btn', styles.button)}
        onClick={() => void copy()}
        onBlur={() => setCopied('idle')}
        aria-label={labels[copied]}
        title={labels[copied]}
      >
        <Icon size={16}>
          {copied === 'copied' ? <path d="m5 13 4 4L19 7" /> : <path d="M9 9h11v11H9zM5 15H4V4h11v1" />}
        </Icon>
      </button>
      <span className="visually-hidden" role="status">
        {copied === 'idle' ? '' : labels[copied]}
      </span>
    </div>
  );
}
