import {readFileSync} from 'node:fs';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {parseMdx} from '../../../data/receipts/pages';
import {loadRecipes} from '../../../data/recipes/load';
import {filledPage, isRecipePage} from '../../../data/recipes/page';

/**
 * Remark plugin that generates recipe pages. It reads the recipes for each page, so that edits of the data need no
 * restart.
 * @throws if a page in the folder has no recipe
 */
export function fillRecipePages() {
  return (root: Root, {path, cwd}: VFile): void => {
    if (isRecipePage(path)) {
      root.children = parseMdx(filledPage(loadRecipes(cwd), path, readFileSync(path, 'utf8'))).children;
    }
  };
}
