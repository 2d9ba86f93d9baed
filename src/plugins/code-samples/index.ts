import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export {highlightCodeSamples} from './remark';

/** Keeps Prism out of the browser: samples arrive highlighted, so the theme's own set-up has nothing to do. */
export function codeSamples({siteDir}: LoadContext): Plugin {
  const setUp = join(siteDir, 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'code-samples',
    configureWebpack: () => ({resolve: {alias: {[setUp]: false}}}),
  };
}
