import {createStoreWithState} from '@theme/ApiItem/store';
import {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {Provider} from 'react-redux';

import {isComposing} from '@site/src/components/isComposing';
import type {RequestOperation} from '@site/src/data/openapi/reference/requests';

import Form from './Form';
import {startState} from './request';
import styles from './styles.module.css';
import './fields.css';

interface Props {
  readonly operation: RequestOperation;
  readonly onClose: () => void;
}

/** Form to edit a request, copy it in several languages and send it to a local server. */
export default function RequestBuilder({operation, onClose}: Props): ReactNode {
  const section = useRef<HTMLElement>(null);
  const store = useMemo(() => createStoreWithState(startState(operation.parameters), []), [operation]);

  useEffect(() => {
    const element = section.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isComposing(event)) {
        onClose();
      }
    };
    element?.focus();
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <section ref={section} className={styles.builder} tabIndex={-1} aria-label={`Try it: ${operation.summary}`}>
      <div className={`spread ${styles.head}`}>
        {operation.summary}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <Provider store={store}>
        <Form operation={operation} />
      </Provider>
    </section>
  );
}
