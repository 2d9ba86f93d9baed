import type Loading from '@theme/Loading';
import type {ReactNode} from 'react';

/** Placeholder of a page that is loading or failed to load. */
export default function LoadState({error, retry, pastDelay}: Parameters<typeof Loading>[0]): ReactNode {
  if (error) {
    return (
      <div role="alert" className="narrow-page">
        <h1>This page could not be loaded</h1>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={() => retry()}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p role="status" className="narrow-page">
      The page is loading …
    </p>
  ) : null;
}
