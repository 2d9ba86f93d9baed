import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

import RouteAnnouncer from '@site/src/components/RouteAnnouncer';
import SentHead from '@site/src/components/SentHead';

/** Components that stay mounted during navigation: the route announcer and the guard of `<head>` during hydration. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <SentHead />
      {children}
      <RouteAnnouncer />
    </>
  );
}
