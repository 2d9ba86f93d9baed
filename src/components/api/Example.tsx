import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useState} from 'react';

import Highlighted from './Highlighted';
import styles from './samples.module.css';

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
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}
