import type {HtmlTagObject} from '@docusaurus/types';

import {tabKey} from '../../../site/tabGroups';

import {openTabs} from './openTabs';
import {printWhole} from './printWhole';
import {showCurrentEntry} from './showCurrentEntry';
import {startOnIntent} from './starter';
import {documentTemplate} from './template';

const failure = 'The scripts of this page could not be loaded. Reload the page to try again.';

/** Document of static pages: complete without the application, which starts on the first interaction. */
export const startOnIntentTemplate = documentTemplate({
  tabs: `(${openTabs})(${JSON.stringify(tabKey)})`,
  sidebar: `(${showCurrentEntry})()`,
});

/** Returns the script that starts the application; the template would be part of the config that the browser loads. */
export function starterTag(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {'data-files': true},
    innerHTML: `(${startOnIntent})(${JSON.stringify({baseUrl, failure})});(${printWhole})()`,
  };
}
