import {basename} from 'node:path';

import {mcp} from '../../site/products';
import {plainText} from '../readText';

import {recipeList} from './list';
import {loadRecipes} from './load';
import {recipePage} from './page';
import type {RecipeBook} from './types';

export const recipesFolder = `${mcp.docsFolder}${mcp.path}/servers`;

/** Placeholder for the recipe list on the index page. */
const listMarker = '<ServerRecipes />';

export function isRecipePage(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return path.slice(0, path.lastIndexOf('/')).endsWith(recipesFolder) && path.endsWith('.mdx');
}

/** Renders the generated part of a recipe page or of the index page. */
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

/** Source of a page in the form of `plainText`, with generated content if it is a recipe page. */
export function wholeText(siteDir: string, file: string, text: string): string {
  if (!isRecipePage(file)) {
    return plainText(text);
  }
  const book = books.get(siteDir) ?? loadRecipes(siteDir);
  books.set(siteDir, book);
  return filledPage(book, file, plainText(text));
}
