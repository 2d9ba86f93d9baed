import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {loadRecipes} from '../../../data/recipes/load';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Sidebar items of all recipes, by category. `folder` is the doc id of their folder. */
export function recipeSidebar(folder: string): SidebarItemConfig[] {
  const {categories, recipes} = loadRecipes(process.cwd());
  return categories.map(({id, title}) => ({
    type: 'category',
    label: title,
    items: recipes
      .filter(({category}) => category === id)
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({name}) => `${folder}/${name}`),
  }));
}
