import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {checkTree} from './tree';
import type {CommandTree} from './types';

/** Sources of the command reference, relative to the site. */
export const treeFiles = ['specs/mcp/cli.json', 'specs/mcp/cli.schema.json'] as const;

export function loadTree(siteDir: string): CommandTree {
  const [data, schema] = treeFiles.map((file) => parse(file, readFileSync(join(siteDir, file), 'utf8')));
  return checkTree(data, schema as object);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
