import {join} from 'node:path';

import {readText} from '../readText';

import {checkTree} from './tree';
import type {CommandTree} from './types';

/** Sources of the command reference, relative to the site. */
export const treeFiles = ['specs/mcp/cli.json', 'specs/mcp/cli.schema.json'] as const;

export function loadTree(siteDir: string): CommandTree {
  const [data, schema] = treeFiles.map((file) => parse(file, readText(join(siteDir, file))));
  return checkTree(data, schema as object);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
