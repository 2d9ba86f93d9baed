import type {PackedIndex} from '../../search/engine/packed';
import type {SearchManifest} from '../../search/manifest';
import {indexPath, searchManifestPath} from '../files/paths';
import type {Files} from '../files/types';

/**
 * Reads the index that the search box of the site uses.
 *
 * @throws when the site was built without one, for a search service
 */
export async function loadIndex(files: Files): Promise<PackedIndex> {
  const manifest = JSON.parse(await files.read(searchManifestPath)) as SearchManifest;
  return JSON.parse(await files.read(indexPath(manifest))) as PackedIndex;
}
