import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PackedIndex} from '../../src/search/engine/packed';
import {indexFolder, manifestFile, type SearchManifest} from '../../src/search/manifest';

const folder = join(process.cwd(), 'build', indexFolder);

/** Returns the search index of the built site as text, if the site has its own search. */
export function builtIndex(): string | undefined {
  const manifest = join(folder, manifestFile);
  if (!existsSync(manifest)) {
    return undefined;
  }
  const {file} = JSON.parse(readFileSync(manifest, 'utf8')) as SearchManifest;
  return readFileSync(join(folder, file), 'utf8');
}

/** Reads a file of the built search. */
export const readBuilt = async (path: string): Promise<unknown> => JSON.parse(readFileSync(join(folder, path), 'utf8'));

export function parseIndex(text: string): PackedIndex {
  return JSON.parse(text) as PackedIndex;
}
