import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PackedIndex} from '../../search/engine/packed';
import {indexFolder, manifestFile, type SearchManifest} from '../../search/manifest';

/**
 * Reads the index that the search box of the site uses.
 *
 * @param buildDir folder of the built site
 * @throws when the site was built without one, for a search service
 */
export function loadIndex(buildDir: string): PackedIndex {
  const folder = join(buildDir, indexFolder);
  const {file} = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as SearchManifest;
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as PackedIndex;
}
