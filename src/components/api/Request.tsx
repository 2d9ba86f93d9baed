import {lazy, type ReactNode, Suspense, useCallback, useRef, useState} from 'react';

import type {RequestOperation} from '@site/src/data/openapi/reference/requests';

import Sample from './Sample';

const failed = 'The request builder could not be loaded. Reload the page to try again.';

const RequestBuilder = lazy(() =>
  import(/* webpackChunkName: "api-builder" */ './Builder').catch(() => ({default: () => <p>{failed}</p>})),
);

/** Sample request and, once opened, the request builder. */
export default function OperationRequest({operation}: {readonly operation: RequestOperation}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const opener = (
    <button ref={button} type="button" aria-expanded={isOpen} onClick={isOpen ? close : () => setOpen(true)}>
      Try it
    </button>
  );
  return (
    <Sample request={operation.sample} tool={opener}>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <RequestBuilder operation={operation} onClose={close} />
        </Suspense>
      )}
    </Sample>
  );
}
