import type {LoadContext, Plugin} from '@docusaurus/types';

import {descriptionsOf, pagesOf} from './pages';

/** Writes lists of the published pages for the few pages that need them and load them then: not found, and cards. */
export function pageList({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs'] ?? {};
      await actions.createData('pages.json', JSON.stringify(pagesOf(content, baseUrl)));
      await actions.createData('descriptions.json', JSON.stringify(descriptionsOf(content)));
    },
  };
}
