import {type ReactNode, useEffect, useState} from 'react';

import styles from '../samples.module.css';

export default function CopyButton({text}: {readonly text: string}): ReactNode {
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
