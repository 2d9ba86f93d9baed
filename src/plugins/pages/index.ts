import type {LoadContext, Plugin} from '@docusaurus/types';

import {pagesOf} from './list';
import {highlightCodeSamples} from './samples/remark';
import {fitSmallScreens} from './small-screens';

export {placeDrawings} from './diagrams';
export {exportReceipts} from './receipts';
export {fillServedDocs} from './servedDocs';

/** Remark steps that run last on every page. */
export const finish = [highlightCodeSamples, fitSmallScreens];

/** Writes the list of pages for the not-found page. */
export function pages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'pages',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs'] ?? {};
      await actions.createData('list.json', JSON.stringify(pagesOf(content, baseUrl)));
    },
  };
}
