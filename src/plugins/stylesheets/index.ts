import type {LoadContext, Plugin} from '@docusaurus/types';

import {separateStyles} from './separate';
import {writeStyles} from './write';

/** Lets a page load few styles: those that it uses of the shared sheet, and the sheets of its own components. */
export function stylesheets({baseUrl}: LoadContext): Plugin {
  return {
    name: 'stylesheets',
    configureWebpack: (config, isServer) => (isServer ? {} : separateStyles(config)),
    async postBuild({outDir}) {
      const {before, after} = await writeStyles(outDir, baseUrl);
      console.log(`[stylesheets] ${before} characters of styles, ${after} of them used`);
    },
  };
}
