import ParamOptions from '@theme/ApiExplorer/ParamOptions';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {FormProvider, useForm} from 'react-hook-form';
import {useSelector} from 'react-redux';

import type {SampleRequest} from '@site/src/data/openapi/curl';

import Outcome, {type Sending} from './Outcome';
import Preview from './Preview';
import type {Operation} from './operation';
import {buildRequest, type Target} from './request';
import {send} from './send';
import type {BuilderState} from './state';
import styles from './styles.module.css';

interface Props {
  readonly target: Target;
  readonly operation: Operation;
  /** The request as the page shows it. */
  readonly sample: SampleRequest;
  readonly server: string;
  /** Why pages cannot read replies of this server; nothing when they can. */
  readonly obstacle: string | undefined;
}

/** Fields for a request, the request that they make, and what comes back. */
export default function Form({target, operation, sample, server, obstacle}: Props): ReactNode {
  const methods = useForm();
  const params = useSelector((state: BuilderState) => state.params);
  const [base, setBase] = useState(server);
  const [body, setBody] = useState(() => JSON.stringify(sample.body ?? {}, null, 2));
  const [json, setJson] = useState(sample.body ?? {});
  const [sending, setSending] = useState<Sending>({phase: 'idle'});
  const stop = useRef<AbortController>(undefined);
  const id = useId();
  const request = buildRequest(target, base, params, operation.hasBody ? json : undefined);
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
    setSending({phase: 'sending'});
    try {
      await send(request, (reply) => setSending({phase: 'receiving', reply}), controller.signal);
      setSending((now) => ({...now, phase: 'done'}));
    } catch (error) {
      setSending({phase: 'failed', message: (error as Error).message});
    }
  };
  const isBlocked = obstacle !== undefined && base === server;
  return (
    <FormProvider {...methods}>
      <form className={styles.form} onSubmit={(event) => void methods.handleSubmit(submit)(event)}>
        <label htmlFor={`${id}base`}>Base URL</label>
        <input id={`${id}base`} value={base} autoComplete="off" onChange={({target: {value}}) => setBase(value)} />
        {operation.parameters.length > 0 && (
          <fieldset>
            <legend>Parameters</legend>
            <ParamOptions />
          </fieldset>
        )}
        {operation.hasBody && (
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
        <Preview request={request} />
        {isBlocked ? (
          <p className={styles.obstacle}>{obstacle}</p>
        ) : (
          <button type="submit" className={styles.send} disabled={!isJson}>
            Send the request
          </button>
        )}
        <Outcome sending={sending} onStop={() => stop.current?.abort()} />
      </form>
    </FormProvider>
  );
}

function parse(text: string): NonNullable<SampleRequest['body']> | undefined {
  try {
    return (JSON.parse(text) as SampleRequest['body']) ?? undefined;
  } catch {
    return undefined;
  }
}
