import {createStoreWithState} from '@theme/ApiItem/store';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {Provider} from 'react-redux';

import {operationsOf, serverOf} from '@site/src/data/openapi/operations';
import type {JsonObject} from '@site/src/data/openapi/types';
import type {Product} from '@site/src/site/products';

import {readCurl} from '../samples';

import Form from './Form';
import {fillable, type Operation} from './operation';
import {startState} from './state';
import styles from './styles.module.css';
import './fields.css';

/** The call that a visitor wants to make. */
export interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The sample of the page, and what comes back. */
  readonly curl: string;
  readonly reply: 'json' | 'text' | 'stream' | 'none';
  /** Address of the description. */
  readonly document: string;
}

interface Props {
  readonly call: Call;
  readonly product: Product;
  readonly onClose: () => void;
}

/** Lets a visitor fill in a request, take it along in several languages, and send it to a server of their own. */
export default function Builder({call, product, onClose}: Props): ReactNode {
  const section = useRef<HTMLElement>(null);
  const [operation, setOperation] = useState<Operation>();
  const [server, setServer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sample = useMemo(() => readCurl(call.curl, call.reply), [call]);
  const store = useMemo(() => operation && createStoreWithState(startState(operation), []), [operation]);

  useEffect(() => {
    const element = section.current;
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        onClose();
      }
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);
  useEffect(() => section.current?.focus(), []);
  useEffect(() => {
    fetch(call.document)
      .then((response) => response.json() as Promise<JsonObject>)
      .then((document) => {
        const found = operationsOf(document).find(({method, path}) => method === call.method && path === call.path);
        setServer(serverOf(document, product.apiPort));
        setOperation(found && fillable(document, found));
        setMissing(!found);
      })
      .catch(() => setMissing(true));
  }, [call, product]);

  return (
    <section ref={section} className={styles.builder} tabIndex={-1} aria-label={`Try it: ${call.name}`}>
      <div className={styles.head}>
        {call.name}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {operation && store ? (
        <Provider store={store}>
          <Form
            target={call}
            operation={operation}
            sample={sample}
            server={server}
            obstacle={product.apiObstacle && `${product.name} ${product.release} ${product.apiObstacle}`}
          />
        </Provider>
      ) : (
        <p role="status">
          {isMissing ? 'The description of this API could not be loaded.' : 'Loading the description of this API…'}
        </p>
      )}
    </section>
  );
}
