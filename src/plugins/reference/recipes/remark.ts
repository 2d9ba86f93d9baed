import {readFileSync} from 'node:fs';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {parseMdx} from '../../../data/receipts/pages';
import {filledPage, isRecipePage} from '../../../data/recipes/fill';
import {loadRecipes} from '../../../data/recipes/load';

/**
 * Remark step that writes the pages about recipes. It reads the data for each page, so that a change of the data shows
 * without a restart.
 *
 * @throws when a page in the folder belongs to no recipe
 */
export function fillRecipePages() {
  return (root: Root, {path, cwd}: VFile): void => {
    if (isRecipePage(path)) {
      root.children = parseMdx(filledPage(loadRecipes(cwd), path, readFileSync(path, 'utf8'))).children;
    }
  };
}
