import type {ReactNode} from 'react';

import type {Finding} from './detect';
import styles from './styles.module.css';

/** Maximum number of listed findings and of characters per value. */
const limits = {findings: 50, characters: 120};

/** Findings in the order in which CodeGate reports them. */
export default function Findings({findings}: {readonly findings: readonly Finding[]}): ReactNode {
  const more = findings.length - limits.findings;
  return (
    findings.length > 0 && (
      <ul className={styles.findings} aria-label="Findings">
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
        <Value text={value} /> <em className={styles.sent}>reaches the model</em> as a repeat of a value found before.
      </>
    );
  }
  if (isSent) {
    return (
      <>
        <Value text={value} /> <em className={styles.sent}>reaches the model</em>. The placeholder replaces{' '}
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
