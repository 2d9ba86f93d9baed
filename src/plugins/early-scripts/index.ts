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
  const script = (...calls: readonly string[]) => ({tagName: 'script', innerHTML: calls.join(';')});
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [
        script(
          `(${knownValues})()`,
          `(${cleanAddress})(${JSON.stringify(baseUrl)})`,
          `(${preferDark})()`,
          `(${renewAnnouncement})(${JSON.stringify(announcement.id)})`,
          `(${preferSystemTab})(${JSON.stringify(`${tabKey}os`)})`,
        ),
      ],
      postBodyTags: [script(`(${openStoredTabs})(${JSON.stringify(tabKey)})`)],
    }),
  };
}
