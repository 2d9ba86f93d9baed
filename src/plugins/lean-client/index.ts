import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {clientConfig} from './clientConfig';

const name = 'lean-client';
const file = 'config.json';

/** Gives the application in the browser the part of the configuration that it reads; the rest is data of the build. */
export function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData(file, JSON.stringify(clientConfig(siteConfig)));
    },
    configureWebpack(_, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replacement = join(generatedFilesDir, name, 'default', file);
      return {plugins: [new NormalModuleReplacementPlugin(/^@generated[\\/]docusaurus\.config$/, replacement)]};
    },
  };
}
