import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Fetches pages ahead when it takes nothing from what the visitor does. */
export function prefetch(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
