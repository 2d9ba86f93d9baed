import {type ReactNode, useId, useState} from 'react';

import fields from '../fields.module.css';

import type {Finding, Piece} from './detect';
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

/** Maximum number of listed findings and of characters per value. */
const limits = {findings: 50, characters: 120};

export default function Panel(): ReactNode {
  const [text, setText] = useState(example);
  const id = useId();
  const isSearched = text !== '' && text.length <= longestText;
  const search = useRedaction(isSearched ? text : undefined);
  const redaction = isSearched && search.phase === 'done' ? search.redaction : undefined;
  return (
    <div className={fields.fields}>
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
      <p id={`${id}about`} className="caption margin-bottom--none">
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

/** Findings in the order in which CodeGate reports them. */
function Findings({findings}: {readonly findings: readonly Finding[]}): ReactNode {
  const more = findings.length - limits.findings;
  return (
    findings.length > 0 && (
      <ul className={`clean-list margin-vert--sm ${styles.findings}`} aria-label="Findings">
        {findings.slice(0, limits.findings).map((finding, i) => (
          <li key={i}>
            Line {finding.line}: <strong>{`${finding.service} / ${finding.type}`}</strong>
            <br />
            {effectOf(finding)}
          </li>
        ))}
        {more > 0 && <li>{`${more} more`}</li>}
      </ul>
    )
  );
}

function effectOf({value, replaced, isSent}: Finding): ReactNode {
  if (replaced === undefined) {
    return (
      <>
        <Value text={value} /> <strong className={styles.sent}>reaches the model</strong> as a repeat of a value found
        before.
      </>
    );
  }
  if (isSent) {
    return (
      <>
        <Value text={value} /> <strong className={styles.sent}>reaches the model</strong>. The placeholder replaces{' '}
        <Value text={replaced} />.
      </>
    );
  }
  return (
    <>
      A placeholder replaces <Value text={replaced} />.
    </>
  );
}

function Value({text}: {readonly text: string}): ReactNode {
  const characters = Array.from(text);
  const isLong = characters.length > limits.characters;
  return <code>{isLong ? `${characters.slice(0, limits.characters).join('')}…` : text}</code>;
}

/** The text that the model receives, with shortened placeholders. */
function Sent({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className={`margin-bottom--none ${fields.label}`}>
        The model receives
      </p>
      {/* Focusable, because a long text scrolls. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={`${fields.field} ${styles.text}`} tabIndex={0} role="region" aria-labelledby={id}>
        {pieces.map(({text, isPlaceholder}, i) =>
          isPlaceholder ? <mark key={i}>{text.replace(/[\d-]+/, '…')}</mark> : text,
        )}
      </pre>
    </>
  );
}
