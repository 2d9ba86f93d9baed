import {join} from 'node:path';

import {pageFiles} from '../../data/pages';
import {readText} from '../../data/readText';
import {loadRecipes} from '../../data/recipes/load';
import {filledPage, isRecipePage} from '../../data/recipes/page';

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** All pages and partials of the documentation except API pages, with generated recipe content. */
export function sourceFiles(siteDir: string): SourceFile[] {
  const recipes = loadRecipes(siteDir);
  return pageFiles(siteDir)
    .filter((file) => file.startsWith('docs-') && file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const text = readText(join(siteDir, file));
      return {file, text: isRecipePage(file) ? filledPage(recipes, file, text) : text};
    });
}
