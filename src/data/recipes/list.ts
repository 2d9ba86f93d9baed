import type {Category, Recipe, RecipeBook} from './types';
import {wrapped} from './wrap';

/** MDX of all recipes by category, rendered by `src/components/ServerRecipes`. */
export function recipeList({categories, recipes}: RecipeBook): string {
  const groups = categories.map((category) =>
    group(
      category,
      recipes.filter((recipe) => recipe.category === category.id),
    ),
  );
  return [`<ServerRecipes categories={${JSON.stringify(categories)}}>`, ...groups, '</ServerRecipes>'].join('\n\n');
}

function group({id, title}: Category, recipes: readonly Recipe[]): string {
  const account = recipes.every((recipe) => recipe.account);
  const entries = [...recipes].sort((a, b) => a.title.localeCompare(b.title, 'en')).map(entry);
  return [`<RecipeGroup category="${id}" account={${account}}>`, `### ${title}`, ...entries, '</RecipeGroup>'].join(
    '\n\n',
  );
}

function entry({name, title, account, needs, summary}: Recipe): string {
  return [
    `<RecipeEntry name="${name}" title="${title}" needs="${needs}" account={${account}}>`,
    wrapped(summary),
    '</RecipeEntry>',
  ].join('\n\n');
}
