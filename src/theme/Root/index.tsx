import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

import RouteAnnouncer from '@site/src/components/RouteAnnouncer';

/** Adds the announcer of new pages, which stays mounted during navigation. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
