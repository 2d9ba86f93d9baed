import {tabKey} from '../../site/tabGroups';

import {openStoredTabs} from './openStoredTabs';
import {startOnIntent} from './starter';
import {documentTemplate} from './template';

/** Document of every static page: complete without the application, which starts when the visitor first acts. */
export const startOnIntentTemplate = documentTemplate(
  startOnIntent.toString(),
  `(${openStoredTabs})(${JSON.stringify(tabKey)})`,
);
