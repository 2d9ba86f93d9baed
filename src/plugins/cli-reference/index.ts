import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {mcp} from '../../site/products';

import {loadTree, treeFiles} from './load';
import {fillCommandPages, type StepOptions} from './remark';
import {pageName} from './tree';

const folder = `${mcp.docsFolder}${mcp.path}/reference/cli`;

/** Remark step with its options, for the docs plugin that holds the command pages. */
export const cliReferenceStep: [typeof fillCommandPages, StepOptions] = [
  fillCommandPages,
  {tree: loadTree(process.cwd()), folder, base: `${mcp.path}/reference/cli`},
];

/** Watches the command tree and stops the build when a command has no page. */
export function cliReference({siteDir}: LoadContext): Plugin {
  return {
    name: 'cli-reference',
    loadContent() {
      const missing = loadTree(siteDir).commands.find(
        ({path, page}) => page && !existsSync(join(siteDir, folder, `${pageName(path)}.mdx`)),
      );
      if (missing) {
        throw new Error(`${folder}/${pageName(missing.path)}.mdx: command "${missing.path}" has no page`);
      }
    },
    getPathsToWatch: () => treeFiles.map((file) => join(siteDir, file)),
  };
}
