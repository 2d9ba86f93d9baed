import {lazy, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';

const Panel = lazy(() =>
  import(/* webpackChunkName: "secret-detector" */ './Panel').catch(() => ({default: () => <p>{failed}</p>})),
);

const failed = 'The detector could not be loaded. Reload the page to try again.';

/** Demonstrates CodeGate's secret detection in the browser; loaded when it is opened. */
export default function SecretDetector(): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  // The reader may open it before hydration.
  useEffect(() => setOpened(details.current?.open ?? false), []);
  return (
    <details ref={details} onToggle={() => setOpened(true)} data-markdown-ignore="">
      <summary>Open the detector</summary>
      {isOpened ? (
        <Suspense fallback={<p role="status">Loading the detector…</p>}>
          <Panel />
        </Suspense>
      ) : (
        <p>The detector needs JavaScript.</p>
      )}
    </details>
  );
}
