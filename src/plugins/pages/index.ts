import type {LoadContext, Plugin} from '@docusaurus/types';

import {pageFiles, sharedAddresses} from '../../data/pages';

import {pagesOf} from './list';
import {assertNames} from './names';
import {highlightCodeSamples} from './samples/remark';
import {fitSmallScreens} from './small-screens';

export {placeDrawings} from './diagrams';
export {exportReceipts} from './receipts';
export {fillServedDocs} from './servedDocs';

/** Remark steps that run last on every page. */
export const finish = [assertNames, highlightCodeSamples, fitSmallScreens];

/** Writes the list of pages for the not-found page, and names files that have one address. */
export function pages({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'pages',
    loadContent() {
      sharedAddresses(pageFiles(siteDir)).forEach((fault) => console.warn(`[pages] ${fault}`));
    },
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs'] ?? {};
      await actions.createData('list.json', JSON.stringify(pagesOf(content, baseUrl)));
    },
  };
}
