import docusaurus from '@docusaurus/core/lib/client/docusaurus';

import {loadRoutes} from './table';

interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/** Tells whether the visitor pays for bytes or waits long for them. */
function isSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType.includes('2g'));
}

/** What fetches pages ahead, as Docusaurus' own, and before that the routes that lead to them. */
export default Object.freeze({
  ...docusaurus,
  // Nobody asked for the page yet, so that a failure is no matter.
  prepare: (path: string) => !isSlow() && loadRoutes(path).catch(() => undefined),
  prefetch: (path: string) =>
    !isSlow() &&
    loadRoutes(path).then(
      async () => (await docusaurus.prefetch(path)) || [],
      () => [],
    ),
});
