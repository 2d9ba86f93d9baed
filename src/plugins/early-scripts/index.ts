import type {LoadContext, Plugin} from '@docusaurus/types';

import {announcement} from '../../site/announcement';
import {tabKey} from '../../site/tabGroups';

import {cleanAddress} from './cleanAddress';
import {knownValues} from './knownValues';
import {preferDark} from './preferDark';
import {preferSystemTab} from './preferSystemTab';
import {renewAnnouncement} from './renewAnnouncement';

/** Runs small scripts in every page, before the theme and the application start. */
export function earlyScripts({baseUrl}: LoadContext): Plugin {
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: [
            `(${knownValues})()`,
            `(${cleanAddress})(${JSON.stringify(baseUrl)})`,
            `(${preferDark})()`,
            `(${renewAnnouncement})(${JSON.stringify(announcement.id)})`,
            `(${preferSystemTab})(${JSON.stringify(`${tabKey}os`)})`,
          ].join(';'),
        },
      ],
    }),
  };
}
