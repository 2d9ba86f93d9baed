import type {ReactNode} from 'react';

import type {ReceivedResponse} from './send';
import styles from './styles.module.css';

export interface RequestState {
  readonly phase: 'idle' | 'sending' | 'receiving' | 'done' | 'failed';
  readonly response?: ReceivedResponse;
  /** Error message. */
  readonly message?: string;
}

interface Props {
  readonly state: RequestState;
  readonly onStop: () => void;
}

/** The status is announced to screen readers. */
export default function ResponseView({state: {phase, response, message}, onStop}: Props): ReactNode {
  return (
    <>
      <p role="status" className={phase === 'failed' ? styles.fault : styles.status}>
        {phase === 'sending' && 'Waiting for the response…'}
        {response && `Response: ${response.status}${phase === 'receiving' ? ', still arriving' : ''}`}
        {message}
      </p>
      {phase === 'receiving' && (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {response && response.text !== '' && (
        <textarea
          readOnly
          rows={Math.min(20, response.text.split('\n').length + 1)}
          aria-label="Body of the response"
          value={response.text}
        />
      )}
    </>
  );
}
