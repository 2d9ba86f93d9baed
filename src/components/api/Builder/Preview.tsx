import {type ReactNode, useEffect, useState} from 'react';

import type {SampleRequest} from '@site/src/data/openapi/curl';

import {chooseLanguage, languages, onLanguageChosen, rememberedLanguage} from '../language';
import {write} from '../samples';

import styles from './styles.module.css';

/** The request as it is filled in, in the language of the visitor's choice. */
export default function Preview({request}: {readonly request: SampleRequest}): ReactNode {
  const [language, setLanguage] = useState(rememberedLanguage);
  const [copied, setCopied] = useState<string>();
  const text = write(language, request);
  useEffect(() => onLanguageChosen(setLanguage), []);
  return (
    <div className={styles.preview} role="group" aria-label="Request">
      <div className={styles.tools}>
        {languages.map(([id, label]) => (
          <button key={id} type="button" aria-pressed={id === language} onClick={() => chooseLanguage(id)}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
          {copied === text ? 'Copied' : 'Copy'}
        </button>
      </div>
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}
