import type {SearchRecord} from '../../../search/types';

/**
 * Asserts that the addresses of all records exist.
 * @param anchors ids on the built pages by address
 * @throws naming each missing page or anchor and each duplicate id
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
 * Asserts that pages with aliases exist.
 * @throws naming each missing page
 */
export function assertAliases(urls: readonly string[], pages: ReadonlyMap<string, unknown>): void {
  const missing = urls.filter((url) => !pages.has(url));
  if (missing.length > 0) {
    throw new Error(`src/site/searchAliases.ts: no such page: ${missing.join(', ')}`);
  }
}
