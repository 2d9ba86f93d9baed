import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {pageFiles, sharedAddresses} from '../../data/pages';

import {assertNames} from './names';
import {highlightCodeSamples} from './samples';
import {fitSmallScreens} from './smallScreens';

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
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const list = instances
        .flatMap(({loadedVersions}) => loadedVersions)
        .flatMap(({docs}) => docs)
        .map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title}));
      await actions.createData('list.json', JSON.stringify(list));
    },
  };
}
