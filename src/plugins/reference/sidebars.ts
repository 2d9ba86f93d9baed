import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {loadTree} from '../../data/cli/load';
import {childrenOf, pageName} from '../../data/cli/tree';
import type {Command, CommandTree} from '../../data/cli/tree';
import {loadRecipes} from '../../data/recipes/load';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Sidebar items of all commands with a page, nested like the commands. `folder` is the doc id of their folder. */
export function commandSidebar(folder: string): SidebarItemConfig[] {
  const tree = loadTree(process.cwd());
  const [root] = tree.commands;
  if (!root) {
    throw new Error('specs/mcp/cli.json: the tree has no commands');
  }
  return [docItem(folder, root, root.path), ...childrenOf(tree, root.path).map((child) => itemOf(tree, folder, child))];
}

function itemOf(tree: CommandTree, folder: string, command: Command): SidebarItemConfig {
  const label = command.path.slice(command.path.lastIndexOf(' ') + 1);
  const children = childrenOf(tree, command.path);
  if (children.length === 0) {
    return docItem(folder, command, label);
  }
  return {
    type: 'category',
    label,
    description: command.summary,
    link: {type: 'doc', id: `${folder}/${pageName(command.path)}`},
    items: children.map((child) => itemOf(tree, folder, child)),
  };
}

function docItem(folder: string, command: Command, label: string): SidebarItemConfig {
  return {type: 'doc', id: `${folder}/${pageName(command.path)}`, label};
}

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
