import type {HtmlTagObject} from '@docusaurus/types';

import {announcement} from '../../../site/announcement';
import {tabKey} from '../../../site/tabGroups';

import {cleanAddress} from './cleanAddress';
import {knownValues} from './knownValues';
import {preferDark} from './preferDark';
import {preferSystemTab} from './preferSystemTab';
import {renewAnnouncement} from './renewAnnouncement';

/** Returns the inline script that runs in every page before the theme and the application. */
export function headScript(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'script',
    innerHTML: [
      `(${knownValues})()`,
      `(${cleanAddress})(${JSON.stringify(baseUrl)})`,
      `(${preferDark})()`,
      `(${renewAnnouncement})(${JSON.stringify(announcement.id)})`,
      `(${preferSystemTab})(${JSON.stringify(`${tabKey}os`)})`,
    ].join(';'),
  };
}
