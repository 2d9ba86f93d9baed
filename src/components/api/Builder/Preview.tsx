import {type ReactNode, useState} from 'react';

import type {SampleRequest} from '@site/src/data/openapi/curl';

import Highlighted from '../Request/Highlighted';
import LanguageButtons from '../Request/LanguageButtons';
import {useLanguage} from '../Request/language';
import {write} from '../Request/languages';

import styles from './styles.module.css';

/** Code sample of the current request. */
export default function Preview({request}: {readonly request: SampleRequest}): ReactNode {
  const language = useLanguage() ?? 'curl';
  const [copied, setCopied] = useState<string>();
  const text = write(language, request);
  return (
    <div className={styles.preview} role="group" aria-label="Request">
      <div className={styles.tools}>
        <LanguageButtons language={language} />
        <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
          {copied === text ? 'Copied' : 'Copy'}
        </button>
      </div>
      <pre>
        <code>
          <Highlighted text={text} />
        </code>
      </pre>
    </div>
  );
}
