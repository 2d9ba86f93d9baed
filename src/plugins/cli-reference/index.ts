import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {recipesFolder} from '../../data/recipes/fill';
import {loadRecipes, recipeFiles} from '../../data/recipes/load';
import {mcp} from '../../site/products';

import {loadTree, treeFiles} from './load';
import {fillRecipePages} from './recipes';
import {fillCommandPages, type StepOptions} from './remark';
import {pageName} from './tree';

const folder = `${mcp.docsFolder}${mcp.path}/reference/cli`;

/** Remark step with its options, for the docs plugin that holds the command pages. */
export const cliReferenceStep: [typeof fillCommandPages, StepOptions] = [
  fillCommandPages,
  {tree: loadTree(process.cwd()), folder, base: `${mcp.path}/reference/cli`},
];

/** Remark step with its options, for the docs plugin that holds the pages about recipes. */
export const recipesStep: [typeof fillRecipePages, {siteDir: string}] = [fillRecipePages, {siteDir: process.cwd()}];

/** Watches the command tree and the recipes, and stops the build when a command or a recipe has no page. */
export function cliReference({siteDir}: LoadContext): Plugin {
  return {
    name: 'cli-reference',
    loadContent() {
      const missing = loadTree(siteDir).commands.find(
        ({path, page}) => page && !existsSync(join(siteDir, folder, `${pageName(path)}.mdx`)),
      );
      if (missing) {
        throw new Error(`${folder}/${pageName(missing.path)}.mdx: command "${missing.path}" has no page`);
      }
      const recipe = loadRecipes(siteDir).recipes.find(
        ({name}) => !existsSync(join(siteDir, recipesFolder, `${name}.mdx`)),
      );
      if (recipe) {
        throw new Error(`${recipesFolder}/${recipe.name}.mdx: the recipe "${recipe.name}" has no page`);
      }
    },
    getPathsToWatch: () => [...treeFiles, ...recipeFiles].map((file) => join(siteDir, file)),
  };
}
