import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PackedIndex} from '../../src/search/engine/packed';
import {indexFolder, manifestFile, type SearchManifest} from '../../src/search/manifest';

const folder = join(process.cwd(), 'build', indexFolder);

/** The search index of the built site, or that of a product, as text; nothing when it was built for another provider. */
export function builtIndex(product?: string): string | undefined {
  const manifest = join(folder, manifestFile);
  if (!existsSync(manifest)) {
    return undefined;
  }
  const {file, products} = JSON.parse(readFileSync(manifest, 'utf8')) as SearchManifest;
  return readFileSync(join(folder, products[product ?? ''] ?? file), 'utf8');
}

/** Reads an index. */
export function parseIndex(text: string): PackedIndex {
  return JSON.parse(text) as PackedIndex;
}
