import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PackedIndex} from '../../src/search/engine/packed';
import {indexFolder, manifestFile, type SearchManifest} from '../../src/search/manifest';

const folder = join(process.cwd(), 'build', indexFolder);

/**
 * The search index of the built site, or that of a product, as text; nothing when it was built for another provider.
 * @param asked whether what people ask for the sections of the product is part of it
 */
export function builtIndex(product = '', asked = false): string | undefined {
  const manifest = join(folder, manifestFile);
  if (!existsSync(manifest)) {
    return undefined;
  }
  const {file, products, asks} = JSON.parse(readFileSync(manifest, 'utf8')) as SearchManifest;
  const index = readFileSync(join(folder, products[product] ?? file), 'utf8');
  return asked
    ? `${index.slice(0, -1)},"asks":${readFileSync(join(folder, asks[product || 'all'] ?? ''), 'utf8')}}`
    : index;
}

export function parseIndex(text: string): PackedIndex {
  return JSON.parse(text) as PackedIndex;
}
