import type {SearchRecord} from '../../search/types';

/**
 * Proves that every record leads somewhere.
 *
 * @param records of all pages
 * @param html the built pages by address
 * @throws naming each record whose page or anchor does not exist, and each id that two records share
 */
export function proveAddresses(records: readonly SearchRecord[], html: ReadonlyMap<string, string>): void {
  const ids = new Map(Array.from(html, ([url, page]) => [url, idsIn(page)]));
  const seen = new Set<string>();
  const faults = records.flatMap(({objectID, url}) => {
    const [path = '', anchor] = url.split('#');
    const isDouble = seen.has(objectID);
    seen.add(objectID);
    return [
      ...(ids.has(path) ? [] : [`${url}: no such page`]),
      ...(anchor && ids.get(path)?.has(anchor) === false ? [`${url}: no such anchor`] : []),
      ...(isDouble ? [`${objectID}: two records with this id`] : []),
    ];
  });
  if (faults.length > 0) {
    throw new Error(`search-index: ${faults.join('; ')}`);
  }
}

/**
 * Proves that phrases for pages have their pages.
 *
 * @throws naming each page that does not exist
 */
export function proveAliases(urls: readonly string[], html: ReadonlyMap<string, string>): void {
  const missing = urls.filter((url) => !html.has(url));
  if (missing.length > 0) {
    throw new Error(`src/site/searchAliases.ts: no such page: ${missing.join(', ')}`);
  }
}

function idsIn(html: string): Set<string> {
  return new Set(
    Array.from(html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g), ([, quoted, bare]) => quoted ?? bare ?? ''),
  );
}
