import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {settings} from '../../site/settings';

/** Tells the services of this deployment which pages are viewed; without a service, no code for it reaches visitors. */
export function analytics(): Plugin {
  const {analytics: options} = settings;
  return {
    name: 'analytics',
    ...(Object.keys(options).length > 0 && {
      contentLoaded: ({actions}) => actions.setGlobalData(options),
      getClientModules: () => [join(__dirname, 'client.ts')],
    }),
  };
}
