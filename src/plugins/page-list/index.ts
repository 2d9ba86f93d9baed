import type {LoadContext, Plugin} from '@docusaurus/types';

import {pagesOf} from './pages';

/** Writes the list of published pages for the not-found page, which loads it only when it is shown. */
export function pageList({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      await actions.createData(
        'pages.json',
        JSON.stringify(pagesOf(allContent['docusaurus-plugin-content-docs'] ?? {}, baseUrl)),
      );
    },
  };
}
