import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Makes pages that are fetched ahead wait until the browser has nothing else to do. */
export function prefetch(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
