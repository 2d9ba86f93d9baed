import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Takes from the progress bar of the theme a role that ARIA does not know. */
export function progressBar(): Plugin {
  return {
    name: 'progress-bar',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
