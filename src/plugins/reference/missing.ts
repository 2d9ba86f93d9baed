import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {loadTree} from '../../data/cli/load';
import {pageName} from '../../data/cli/tree';
import {loadRecipes} from '../../data/recipes/load';
import {recipesFolder} from '../../data/recipes/page';

import {commandsFolder} from './commands/remark';

/** Error message about the first command or recipe without a page. */
export function missingPage(siteDir: string): string | undefined {
  const lacks = (file: string): boolean => !existsSync(join(siteDir, file));
  const commands = loadTree(siteDir)
    .commands.filter(({page}) => page)
    .map(({path}) => ({file: `${commandsFolder}/${pageName(path)}.mdx`, what: `command "${path}"`}));
  const recipes = loadRecipes(siteDir).recipes.map(({name}) => ({
    file: `${recipesFolder}/${name}.mdx`,
    what: `the recipe "${name}"`,
  }));
  const missing = [...commands, ...recipes].find(({file}) => lacks(file));
  return missing && `${missing.file}: ${missing.what} has no page`;
}
