import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PackedIndex} from '../../src/search/engine/packed';
import {indexFolder, manifestFile, type SearchManifest} from '../../src/search/manifest';

const folder = join(process.cwd(), 'build', indexFolder);

/** The search index of the built site, as text; nothing when it was built for another provider. */
export function builtIndex(): string | undefined {
  const manifest = join(folder, manifestFile);
  return existsSync(manifest)
    ? readFileSync(join(folder, (JSON.parse(readFileSync(manifest, 'utf8')) as SearchManifest).file), 'utf8')
    : undefined;
}

/** Reads an index. */
export function parseIndex(text: string): PackedIndex {
  return JSON.parse(text) as PackedIndex;
}
