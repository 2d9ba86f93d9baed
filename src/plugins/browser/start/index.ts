import type {HtmlTagObject} from '@docusaurus/types';

import {tabKey} from '../../../site/tabGroups';

import {openStoredTabs} from './openStoredTabs';
import {showCurrentEntry} from './showCurrentEntry';
import {startOnIntent} from './starter';
import {documentTemplate} from './template';

/** Document of static pages: complete without the application, which starts on the first interaction. */
export const startOnIntentTemplate = documentTemplate({
  tabs: `(window.openTabs=${openStoredTabs})(${JSON.stringify(tabKey)})`,
  sidebar: `(${showCurrentEntry})()`,
});

/** Returns the script that starts the application; the template would be part of the config that the browser loads. */
export function starterTag(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {'data-files': true},
    innerHTML: `(${startOnIntent})(${JSON.stringify(baseUrl)})`,
  };
}
