import {readJson} from '../readJson';

import {checkTree} from './tree';
import type {CommandTree} from './types';

/** Sources of the command reference, relative to the site. */
export const treeFiles = ['specs/mcp/cli.json', 'specs/mcp/cli.schema.json'] as const;

export function loadTree(siteDir: string): CommandTree {
  const [data, schema] = treeFiles.map((file) => readJson(siteDir, file));
  return checkTree(data, schema as object);
}
