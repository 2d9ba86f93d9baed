import type {LoadContext, Plugin} from '@docusaurus/types';

import {cleanAddress} from './cleanAddress';
import {preferDark} from './preferDark';

/** Runs small scripts in every page's head, before the theme and the application start. */
export function earlyScripts({baseUrl}: LoadContext): Plugin {
  const script = (code: string) => ({tagName: 'script', innerHTML: code});
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [script(`(${cleanAddress})(${JSON.stringify(baseUrl)})`), script(`(${preferDark})()`)],
    }),
  };
}
