import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {treeFiles} from '../../data/cli/load';
import {drawingsFolder} from '../../data/diagrams/drawings';
import {pageFiles, sharedAddresses} from '../../data/pages';
import {recipeFiles} from '../../data/recipes/load';
import {recipesFolder} from '../../data/recipes/page';
import {products} from '../../site/products';
import {commandsFolder} from '../reference/fill';

import {assertNames} from './names';
import {highlightCodeSamples} from './samples';
import {fitSmallScreens} from './smallScreens';

export {placeDrawings} from './diagrams';
export {exportReceipts} from './receipts';

/** Remark steps that run last on every page. */
export const finish = [assertNames, highlightCodeSamples, fitSmallScreens];

/**
 * Writes the list of pages for the not-found page, names files that have one address, and compiles pages again when a
 * drawing or their data changes.
 */
export function pages({siteDir, baseUrl}: LoadContext): Plugin {
  const inSite = (file: string): string => join(siteDir, file);
  const drawings = readdirSync(inSite(drawingsFolder)).map((name) => join(drawingsFolder, name));
  // Docusaurus leaves what a rule for MDX includes to that rule.
  const folders = [...products.map(({docsFolder}) => docsFolder), 'src/pages'];
  return {
    name: 'pages',
    getPathsToWatch: () => [...treeFiles, ...recipeFiles].map(inSite),
    loadContent() {
      sharedAddresses(pageFiles(siteDir)).forEach((fault) => console.warn(`[pages] ${fault}`));
    },
    configureWebpack: () => {
      const rules = [
        {folders: [commandsFolder], files: treeFiles},
        {folders: [recipesFolder], files: recipeFiles},
        {folders, files: drawings},
      ].map(({folders: include, files}) => ({
        test: /\.mdx$/,
        include: include.map(inSite),
        enforce: 'pre' as const,
        use: [{loader: join(__dirname, '../dataFiles.mjs'), options: {files: files.map(inSite)}}],
      }));
      return {module: {rules}};
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
