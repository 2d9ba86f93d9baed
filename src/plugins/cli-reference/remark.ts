import {basename, dirname} from 'node:path';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {commandPage} from './page';
import {pageName} from './tree';
import type {CommandTree} from './types';

/** What the step needs: the tree, and where its pages live. */
export interface StepOptions {
  readonly tree: CommandTree;
  /** Folder of the command pages, as the end of an absolute path. */
  readonly folder: string;
  /** URL of that folder. */
  readonly base: string;
}

/**
 * Remark step that surrounds the hand-written part of a command page with what the tree says.
 *
 * @throws when a page in the folder belongs to no command
 */
export function fillCommandPages({tree, folder, base}: StepOptions) {
  return (root: Root, file: VFile): void => {
    const name = basename(file.path, '.mdx');
    if (!dirname(file.path).replaceAll('\\', '/').endsWith(folder) || name.startsWith('_')) {
      return;
    }
    const command = tree.commands.find(({path, page}) => page && pageName(path) === name);
    if (!command) {
      throw new Error(`${file.path}: no command of ${tree.tool} ${tree.version} belongs to this page`);
    }
    const {before, after} = commandPage(tree, command, base);
    root.children = [...before, ...root.children, ...after];
  };
}
