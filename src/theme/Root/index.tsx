import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

import RouteAnnouncer from '@site/src/components/RouteAnnouncer';

/** Adds what announces a new page; it stays in place while the pages around it change. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
