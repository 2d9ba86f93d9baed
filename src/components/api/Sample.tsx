import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useState} from 'react';

import type {SampleRequest} from '@site/src/data/openapi/curl';

import Example from './Example';
import {type Language, languages, write} from './languages';
import styles from './samples.module.css';

interface Props {
  readonly request: SampleRequest;
  /** Accessible name, where the sample is one of several parts of a form. */
  readonly label?: string;
  /** Control beside the languages. */
  readonly tool?: ReactNode;
  readonly children?: ReactNode;
}

/** A request in the language that the visitor chose for all samples. */
export default function Sample({request, label, tool, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [stored, slot] = useStorageSlot('api-sample-language');
  const [chosenHere, setChosenHere] = useState<Language>();
  // Where nothing can be stored, the choice is kept for this sample.
  const language = languages.find(([id]) => id === (stored ?? chosenHere))?.[0] ?? 'curl';
  const choose = (id: Language): void => {
    setChosenHere(id);
    slot.set(id);
  };
  return (
    <figure role={label && 'group'} aria-label={label}>
      {isBrowser && (
        <div className={styles.tools}>
          {languages.map(([id, name]) => (
            <button key={id} type="button" aria-pressed={id === language} onClick={() => choose(id)}>
              {name}
            </button>
          ))}
          {tool}
        </div>
      )}
      <Example text={write(language, request)} isHighlighted />
      {children}
    </figure>
  );
}
