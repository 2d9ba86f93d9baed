import {copiedDrawing, copyLabels, copyMessages} from '../../../../site/copyPage';
import {tabKey} from '../../../../site/tabGroups';

import {actAtOnce} from './actAtOnce';
import {copyPage} from './copyPage';
import {openDetails} from './openDetails';
import {openMenu} from './openMenu';
import {openSearch} from './openSearch';
import {openTab} from './openTab';
import {startApplication} from './startApplication';

/** Replaced by the files of the search modal, whose names are known after the script is minimized. */
export const searchFiles = 'SEARCH_FILES';

/** Returns the script that gives first acts their effect and then loads the application. */
export function actsScript(baseUrl: string): string {
  const copied = {label: copyLabels.copied, message: copyMessages.copied, drawing: copiedDrawing};
  const effects = [
    `(act) => (${openTab})(act, ${JSON.stringify(tabKey)})`,
    `(act) => (${openSearch})(act, ${JSON.stringify(baseUrl)}, "${searchFiles}")`,
    `(act) => (${copyPage})(act, ${JSON.stringify(copied)})`,
    `${openDetails}`,
    `${openMenu}`,
  ];
  return `(${actAtOnce})([${effects.join(', ')}], (finish) => (${startApplication})(finish, ${JSON.stringify(baseUrl)}));`;
}
