import type {ReactNode} from 'react';

import type {Reply} from './send';
import styles from './styles.module.css';

/** How far a request has come. */
export interface Sending {
  readonly phase: 'idle' | 'sending' | 'receiving' | 'done' | 'failed';
  readonly reply?: Reply;
  /** What went wrong, for the visitor. */
  readonly message?: string;
}

interface Props {
  readonly sending: Sending;
  readonly onStop: () => void;
}

/** What came back, said to screen readers as well. */
export default function Outcome({sending: {phase, reply, message}, onStop}: Props): ReactNode {
  return (
    <>
      <p role="status" className={phase === 'failed' ? styles.fault : styles.status}>
        {phase === 'sending' && 'Waiting for the reply…'}
        {reply && `Reply: ${reply.status}${phase === 'receiving' ? ', still arriving' : ''}`}
        {message}
      </p>
      {phase === 'receiving' && (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {reply && reply.text !== '' && (
        <textarea
          readOnly
          rows={Math.min(20, reply.text.split('\n').length + 1)}
          aria-label="Body of the reply"
          value={reply.text}
        />
      )}
    </>
  );
}
