import type {HtmlTagObject} from '@docusaurus/types';

import {tabKey} from '../../../site/tabGroups';

import {cleanAddress} from './cleanAddress';
import {knownValues} from './knownValues';
import {preferSystemTab} from './preferSystemTab';

/** Returns the inline script that runs in every page before the theme and the application. */
export function headScript(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'script',
    innerHTML: [
      `(${knownValues})()`,
      `(${cleanAddress})(${JSON.stringify(baseUrl)})`,
      `(${preferSystemTab})(${JSON.stringify(`${tabKey}os`)})`,
    ].join(';'),
  };
}
