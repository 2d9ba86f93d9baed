import type {LoadContext, Plugin} from '@docusaurus/types';

import {announcement} from '../../site/announcement';

import {cleanAddress} from './cleanAddress';
import {knownValues} from './knownValues';
import {openStoredTabs} from './openStoredTabs';
import {preferDark} from './preferDark';
import {preferSystemTab} from './preferSystemTab';
import {renewAnnouncement} from './renewAnnouncement';

/** Where the theme keeps the choice of a tab group; its name follows. */
const tabKey = 'docusaurus.tab.';

/** Runs small scripts in every page, before the theme and the application start. */
export function earlyScripts({baseUrl}: LoadContext): Plugin {
  const script = (code: string) => ({tagName: 'script', innerHTML: code});
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [
        script(`(${knownValues})()`),
        script(`(${cleanAddress})(${JSON.stringify(baseUrl)})`),
        script(`(${preferDark})()`),
        script(`(${renewAnnouncement})(${JSON.stringify(announcement.id)})`),
        script(`(${preferSystemTab})(${JSON.stringify(`${tabKey}os`)})`),
      ],
      postBodyTags: [script(`(${openStoredTabs})(${JSON.stringify(tabKey)})`)],
    }),
  };
}
