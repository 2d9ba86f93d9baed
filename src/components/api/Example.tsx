import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {useCopy} from '../useCopy';

import Highlighted from './Highlighted';
import styles from './samples.module.css';

const labels = {ready: 'Copy', copied: 'Copied', failed: 'Not copied'};

interface Props {
  readonly text: string;
  /** Whether JSON in the text is highlighted, once scripts run. */
  readonly isHighlighted?: boolean;
}

/** An example, with a button that copies it. */
export default function Example({text, isHighlighted = false}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <pre>
      <code>{isBrowser && isHighlighted ? <Highlighted text={text} /> : text}</code>
      {isBrowser && <CopyButton text={text} />}
    </pre>
  );
}

function CopyButton({text}: {readonly text: string}): ReactNode {
  const [state, copy] = useCopy(() => navigator.clipboard.writeText(text));
  return (
    <button type="button" className={`shy ${styles.copy}`} onClick={copy}>
      {labels[state]}
    </button>
  );
}
