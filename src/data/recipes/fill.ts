import {basename} from 'node:path';

import {mcp} from '../../site/products';

import {recipeList} from './list';
import {loadRecipes} from './load';
import {recipePage} from './page';
import type {RecipeBook} from './types';

/** Folder of the recipe pages, relative to the site. */
export const recipesFolder = `${mcp.docsFolder}${mcp.path}/servers`;

/** Where the list of all recipes goes on the index page. */
const listMarker = '<ServerRecipes />';

/** Whether a file is a page about recipes. */
export function isRecipePage(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return path.slice(0, path.lastIndexOf('/')).endsWith(recipesFolder) && path.endsWith('.mdx');
}

/**
 * Completes a page about recipes: the page of a server gets its body, the index page its list.
 *
 * @param file path of the page
 * @param text its source
 * @throws when no recipe belongs to the page
 */
export function filledPage(book: RecipeBook, file: string, text: string): string {
  const name = basename(file, '.mdx');
  if (name === 'index') {
    return text.replace(listMarker, () => recipeList(book));
  }
  const recipe = book.recipes.find((candidate) => candidate.name === name);
  if (!recipe) {
    throw new Error(`${file}: no recipe belongs to this page`);
  }
  return `${text.trimEnd()}\n\n${recipePage(recipe)}\n`;
}

const books = new Map<string, RecipeBook>();

/**
 * Source of a page as readers get it, whether or not it is about recipes.
 *
 * @param siteDir folder of the site
 * @param file path of the page
 * @param text its source
 */
export function wholeText(siteDir: string, file: string, text: string): string {
  if (!isRecipePage(file)) {
    return text;
  }
  const book = books.get(siteDir) ?? loadRecipes(siteDir);
  books.set(siteDir, book);
  return filledPage(book, file, text);
}
