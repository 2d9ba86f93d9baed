import type {PackedIndex} from '../../search/engine/packed';
import type {SearchManifest} from '../../search/manifest';
import {indexPath, searchManifestPath} from '../files/paths';
import type {Files} from '../files/types';

/**
 * Reads the index that the search box of the site uses; it is parsed by the function that is returned, because most of
 * the time to start would go into it.
 *
 * @throws when the site was built without one, for a search service
 */
export async function loadIndex(files: Files): Promise<() => PackedIndex> {
  const manifest = JSON.parse(await files.read(searchManifestPath)) as SearchManifest;
  const text = await files.read(indexPath(manifest));
  return () => JSON.parse(text) as PackedIndex;
}
