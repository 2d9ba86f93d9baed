import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type ReactNode, useEffect, useState} from 'react';

import {copiedDrawing, copyLabels, copyMessages} from '@site/src/site/copyPage';

import {Icon} from '../icons';

import {copyText} from './copyText';
import styles from './styles.module.css';

type State = keyof typeof copyLabels;

const shownFor = 2500;

/** Copies the page as Markdown and announces the result. */
export default function CopyPage({path}: {readonly path: string}): ReactNode {
  const [state, setState] = useState(shownState);

  useEffect(() => {
    const timer = state === 'ready' ? undefined : window.setTimeout(() => setState('ready'), shownFor);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copy = (): void => {
    copyText(path).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  return (
    <>
      <button type="button" className={styles.copy} onClick={copy} data-state={state}>
        <Icon size={16}>{state === 'copied' ? <path d={copiedDrawing} /> : <CopyDrawing />}</Icon>
        <span className={styles.label}>{copyLabels[state]}</span>
      </button>
      <span className="visually-hidden" role="status">
        {copyMessages[state]}
      </span>
    </>
  );
}

/** Returns the state of the button before hydration: the page may have been copied already. */
function shownState(): State {
  const isSent = ExecutionEnvironment.canUseDOM && document.documentElement.dataset.hasHydrated !== 'true';
  return isSent && document.querySelector('button[data-state="copied"]') ? 'copied' : 'ready';
}

function CopyDrawing(): ReactNode {
  return (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2.5" />
      <path d="M4.5 15.5V6A1.5 1.5 0 0 1 6 4.5h9.5" />
    </>
  );
}
