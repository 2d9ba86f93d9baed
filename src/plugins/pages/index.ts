import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {drawingsFolder} from '../../data/diagrams/drawings';
import {products} from '../../site/products';

import {highlightCodeSamples} from './samples';
import {fitSmallScreens} from './smallScreens';

export {placeDrawings} from './diagrams';
export {exportReceipts} from './receipts';
export {fillServedDocs} from './servedDocs';

/** Remark steps that run last on every page. */
export const finish = [highlightCodeSamples, fitSmallScreens];

/** Writes the list of pages for the not-found page, and compiles pages again when a drawing changes. */
export function pages({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'pages',
    configureWebpack: () => {
      const files = readdirSync(join(siteDir, drawingsFolder)).map((name) => join(siteDir, drawingsFolder, name));
      const use = [{loader: join(__dirname, '../dataFiles.mjs'), options: {files}}];
      // Docusaurus leaves what a rule for MDX includes to that rule.
      const include = [...products.map(({docsFolder}) => docsFolder), 'src/pages'].map((folder) =>
        join(siteDir, folder),
      );
      return {module: {rules: [{test: /\.mdx$/, include, enforce: 'pre' as const, use}]}};
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
