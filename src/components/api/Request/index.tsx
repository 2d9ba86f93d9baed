import {lazy, type ReactNode, Suspense, useCallback, useRef, useState} from 'react';

import {isForCurlAlone} from '@site/src/data/openapi/curl';
import type {RequestOperation} from '@site/src/data/openapi/reference/requests';

import styles from '../samples.module.css';

import CopyButton from './CopyButton';
import Highlighted from './Highlighted';
import LanguageButtons from './LanguageButtons';
import {useLanguage} from './language';
import {write} from './languages';

const failed = 'The request builder could not be loaded. Reload the page to try again.';

const RequestBuilder = lazy(() =>
  import(/* webpackChunkName: "api-builder" */ '../Builder').catch(() => ({default: () => <p>{failed}</p>})),
);

/** Sample request and, once opened, the request builder. */
export default function OperationRequest({operation}: {readonly operation: RequestOperation}): ReactNode {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = write(language ?? 'curl', operation.sample);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  return (
    <figure>
      {language && (
        <div className={styles.tools}>
          {isForCurlAlone(operation.sample) ? (
            'curl'
          ) : (
            <>
              <LanguageButtons language={language} />
              <button ref={button} type="button" aria-expanded={isOpen} onClick={isOpen ? close : () => setOpen(true)}>
                Try it
              </button>
            </>
          )}
        </div>
      )}
      <pre>
        <code>{language ? <Highlighted text={text} /> : text}</code>
        {language && <CopyButton text={text} />}
      </pre>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <RequestBuilder operation={operation} onClose={close} />
        </Suspense>
      )}
    </figure>
  );
}
