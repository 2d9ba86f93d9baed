import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {treeFiles} from '../../data/cli/load';
import {recipeFiles} from '../../data/recipes/load';
import {recipesFolder} from '../../data/recipes/page';

import {commandsFolder} from './fill';

export {fillCommandPages, fillRecipePages} from './fill';

/** Folders of generated pages, and their data files. */
const filled = [
  {folder: commandsFolder, files: treeFiles},
  {folder: recipesFolder, files: recipeFiles},
];

/** Compiles generated pages again when their data changes. */
export function reference({siteDir}: LoadContext): Plugin {
  const inSite = (file: string): string => join(siteDir, file);
  return {
    name: 'reference',
    getPathsToWatch: () => filled.flatMap(({files}) => files.map(inSite)),
    configureWebpack: () => ({
      module: {
        rules: filled.map(({folder, files}) => ({
          test: /\.mdx$/,
          include: inSite(folder),
          enforce: 'pre' as const,
          use: [{loader: join(__dirname, '../dataFiles.mjs'), options: {files: files.map(inSite)}}],
        })),
      },
    }),
  };
}
