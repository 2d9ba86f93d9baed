import type {HtmlTagObject} from '@docusaurus/types';

import {tabKey} from '../../../site/tabGroups';

import {openStoredTabs} from './openStoredTabs';
import {showCurrentEntry} from './showCurrentEntry';
import {startOnIntent} from './starter';
import {documentTemplate} from './template';

/** Document of every static page: complete without the application, which starts when the visitor first acts. */
export const startOnIntentTemplate = documentTemplate({
  tabs: `(${openStoredTabs})(${JSON.stringify(tabKey)})`,
  sidebar: `(${showCurrentEntry})()`,
});

/** The script that starts the application. It is no part of the template, which the browser gets with the site's config. */
export function starterTag(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {'data-files': true},
    innerHTML: `(${startOnIntent})(${JSON.stringify(baseUrl)})`,
  };
}
