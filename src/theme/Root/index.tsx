import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

import RouteAnnouncer from '@site/src/components/RouteAnnouncer';
import SentHead from '@site/src/components/SentHead';

/** Adds what stays in place while the pages change: what announces a new one, and what keeps the head of the first. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <SentHead />
      {children}
      <RouteAnnouncer />
    </>
  );
}
