import Details from '@theme/Details';
import {lazy, type ReactNode, Suspense, useState} from 'react';

const Panel = lazy(() =>
  import(/* webpackChunkName: "secret-detector" */ './Panel').catch(() => ({default: () => <p>{failed}</p>})),
);

const failed = 'The detector could not be loaded. Reload the page to try again.';

/** Demonstrates CodeGate's secret detection in the browser; loaded when it is opened. */
export default function SecretDetector(): ReactNode {
  const [isOpened, setOpened] = useState(false);
  return (
    <Details summary="Open the detector" onToggle={() => setOpened(true)} data-markdown-ignore="" data-search-ignore="">
      {isOpened ? (
        <Suspense fallback={<p role="status">Loading the detector…</p>}>
          <Panel />
        </Suspense>
      ) : (
        <p>The detector needs JavaScript.</p>
      )}
    </Details>
  );
}
