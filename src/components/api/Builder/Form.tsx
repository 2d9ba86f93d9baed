import ParamOptions from '@theme/ApiExplorer/ParamOptions';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {FormProvider, useForm} from 'react-hook-form';
import {useSelector} from 'react-redux';

import type {RequestOperation} from '@site/src/data/openapi/reference/requests';
import type {Json} from '@site/src/data/openapi/types';
import {products} from '@site/src/site/products';

import fields from '../../fields.module.css';
import Sample from '../Sample';

import {type BuilderState, buildRequest} from './request';
import {type ReceivedResponse, send} from './send';
import styles from './styles.module.css';

interface RequestState {
  readonly phase: 'idle' | 'sending' | 'receiving' | 'done' | 'failed';
  readonly response?: ReceivedResponse;
  /** Error message. */
  readonly message?: string;
}

export default function Form({operation}: {readonly operation: RequestOperation}): ReactNode {
  const {parameters, hasBody, sample, server} = operation;
  const methods = useForm();
  const params = useSelector((state: BuilderState) => state.params);
  const [base, setBase] = useState(server);
  const [body, setBody] = useState(() => JSON.stringify(sample.body ?? {}, null, 2));
  const [json, setJson] = useState(sample.body ?? {});
  const [state, setState] = useState<RequestState>({phase: 'idle'});
  const stop = useRef<AbortController>(undefined);
  const id = useId();
  const request = buildRequest(operation, base, params, hasBody ? json : undefined);
  const isJson = parse(body) !== undefined;
  useEffect(() => () => stop.current?.abort(), []);

  const change = (text: string): void => {
    setBody(text);
    setJson(parse(text) ?? json);
  };
  const submit = async (): Promise<void> => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    setState({phase: 'sending'});
    try {
      await send(request, (response) => setState({phase: 'receiving', response}), controller.signal);
      setState((now) => ({...now, phase: 'done'}));
    } catch (error) {
      setState({phase: 'failed', message: (error as Error).message});
    }
  };
  const product = products.find(({id}) => id === operation.product);
  const isBlocked = product?.apiObstacle !== undefined && base === server;
  return (
    <FormProvider {...methods}>
      <form
        className={`${fields.fields} ${styles.form}`}
        onSubmit={(event) => void methods.handleSubmit(submit)(event)}
      >
        <label htmlFor={`${id}base`}>Base URL</label>
        <input id={`${id}base`} value={base} autoComplete="off" onChange={({target: {value}}) => setBase(value)} />
        {parameters.length > 0 && (
          <fieldset>
            <legend>Parameters</legend>
            <ParamOptions />
          </fieldset>
        )}
        {hasBody && (
          <>
            <label htmlFor={`${id}body`}>Body, in JSON</label>
            <textarea
              id={`${id}body`}
              rows={Math.min(16, body.split('\n').length + 1)}
              spellCheck={false}
              value={body}
              aria-invalid={!isJson}
              aria-describedby={`${id}fault`}
              onChange={({target: {value}}) => change(value)}
            />
            <p id={`${id}fault`} className={styles.fault}>
              {!isJson && 'This is not JSON yet. The request below keeps the body before.'}
            </p>
          </>
        )}
        <Sample request={request} label="Request" />
        {isBlocked ? (
          <p className={styles.obstacle}>{`${product.name} ${product.release} ${product.apiObstacle}`}</p>
        ) : (
          <button type="submit" className={styles.send} disabled={!isJson}>
            Send the request
          </button>
        )}
        <ResponseView state={state} onStop={() => stop.current?.abort()} />
      </form>
    </FormProvider>
  );
}

interface ResponseProps {
  readonly state: RequestState;
  readonly onStop: () => void;
}

/** The status is announced to screen readers. */
function ResponseView({state: {phase, response, message}, onStop}: ResponseProps): ReactNode {
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

function parse(text: string): NonNullable<Json> | undefined {
  try {
    return (JSON.parse(text) as Json) ?? undefined;
  } catch {
    return undefined;
  }
}
