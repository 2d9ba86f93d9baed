import type {SearchRecord} from '../../../search/types';

/**
 * Asserts that every record leads somewhere.
 *
 * @param records of all pages
 * @param anchors ids on the built pages by address
 * @throws naming each record whose page or anchor does not exist, and each id that two records share
 */
export function assertAddresses(
  records: readonly SearchRecord[],
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const seen = new Set<string>();
  const faults = records.flatMap(({objectID, url}) => {
    const [path = '', anchor] = url.split('#');
    const isDouble = seen.has(objectID);
    seen.add(objectID);
    return [
      ...(anchors.has(path) ? [] : [`${url}: no such page`]),
      ...(anchor && anchors.get(path)?.has(anchor) === false ? [`${url}: no such anchor`] : []),
      ...(isDouble ? [`${objectID}: two records with this id`] : []),
    ];
  });
  if (faults.length > 0) {
    throw new Error(`search-index: ${faults.join('; ')}`);
  }
}

/**
 * Asserts that phrases for pages have their pages.
 *
 * @throws naming each page that does not exist
 */
export function assertAliases(urls: readonly string[], pages: ReadonlyMap<string, unknown>): void {
  const missing = urls.filter((url) => !pages.has(url));
  if (missing.length > 0) {
    throw new Error(`src/site/searchAliases.ts: no such page: ${missing.join(', ')}`);
  }
}
