import {type ReactNode, useId, useState} from 'react';

import Findings from './Findings';
import Sent from './Sent';
import {longestText, statusOf} from './statusOf';
import styles from './styles.module.css';
import {useRedaction} from './useRedaction';

/** Documented sample key of AWS. */
const key = `AKIAIOSFODNN7EXAMPLE`;

/** Includes secrets that CodeGate misses: a value in YAML, a repeated key, a short password. */
const example = `AWS_ACCESS_KEY_ID="${key}"
api_key = "EXAMPLEabcdefghijklmnop0123"
api_key: "EXAMPLEabcdefghijklmnop0123"
AWS_ACCESS_KEY_ID="${key}"
password = "hunter2"
`;

export default function Panel(): ReactNode {
  const [text, setText] = useState(example);
  const id = useId();
  const isSearched = text !== '' && text.length <= longestText;
  const search = useRedaction(isSearched ? text : undefined);
  const redaction = isSearched && search.phase === 'done' ? search.redaction : undefined;
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>Text of a chat message</label>
      <textarea
        id={id}
        rows={8}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}about`}
        onChange={({target}) => setText(target.value)}
      />
      <p id={`${id}about`} className={styles.about}>
        At most {longestText.toLocaleString('en')} characters. The text does not leave this page. Personal data is not
        searched for.
      </p>
      <p role="status" className={styles.status}>
        {statusOf(text, search)}
      </p>
      {redaction && (
        <>
          <Findings findings={redaction.findings} />
          <Sent pieces={redaction.pieces} />
        </>
      )}
    </div>
  );
}
