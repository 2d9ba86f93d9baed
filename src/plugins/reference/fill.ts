import {readFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {unravel} from '../../content/steps';
import {loadTree} from '../../data/cli/load';
import {pageName} from '../../data/cli/tree';
import {parseMdx} from '../../data/mdx';
import {loadRecipes} from '../../data/recipes/load';
import {filledPage, isRecipePage} from '../../data/recipes/page';
import {mcp} from '../../site/products';

import {commandPage} from './commandPage';

const route = `${mcp.path}/reference/cli`;

/** Folder of the command pages, relative to the site. */
export const commandsFolder = `${mcp.docsFolder}${route}`;

/**
 * Remark plugin that generates command pages. It reads the command tree for each page, so that edits of the data need
 * no restart.
 * @throws if a page in the folder has no command
 */
export function fillCommandPages() {
  return (root: Root, {path, cwd}: VFile): void => {
    const name = basename(path, '.mdx');
    if (!dirname(path).replaceAll('\\', '/').endsWith(commandsFolder) || name.startsWith('_')) {
      return;
    }
    const tree = loadTree(cwd);
    const command = tree.commands.find((one) => one.page && pageName(one.path) === name);
    if (!command) {
      throw new Error(`${path}: no command of ${tree.tool} ${tree.version} belongs to this page`);
    }
    const {before, after} = commandPage(tree, command, route);
    root.children = [...blocksOf(before), ...root.children, ...blocksOf(after)];
  };
}

/** Blocks of MDX, whose components are not in paragraphs, as the compiler has them. */
function blocksOf(text: string): Root['children'] {
  const root = parseMdx(text);
  unravel(root);
  return root.children;
}

/**
 * Remark plugin that generates recipe pages. It reads the recipes for each page, so that edits of the data need no
 * restart.
 * @throws if a page in the folder has no recipe
 */
export function fillRecipePages() {
  return (root: Root, {path, cwd}: VFile): void => {
    if (isRecipePage(path)) {
      root.children = blocksOf(filledPage(loadRecipes(cwd), path, readFileSync(path, 'utf8')));
    }
  };
}
