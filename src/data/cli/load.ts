import {checked, readJson} from '../readJson';

import type {CommandTree} from './tree';

/** Sources of the command reference, relative to the site. */
export const treeFiles = ['specs/mcp/cli.json', 'specs/mcp/cli.schema.json'] as const;

/** Reads the command tree; throws one line that names the first entry that does not follow the schema. */
export function loadTree(siteDir: string): CommandTree {
  const [data, schema] = treeFiles.map((file) => readJson(siteDir, file));
  return checked(treeFiles[0], data, schema as object);
}
