import type {PageRecord} from '../../../search/types';

/**
 * Asserts that the addresses of all sections exist, each once.
 * @param anchors ids on the built pages by address
 * @throws naming each missing anchor and each duplicate id
 */
export function assertAddresses(pages: readonly PageRecord[], anchors: ReadonlyMap<string, ReadonlySet<string>>): void {
  const faults = pages.flatMap(({url, sections}) => {
    const ids = sections.map(({id = ''}) => id);
    return [
      ...ids.filter((id) => id !== '' && !anchors.get(url)?.has(id)).map((id) => `${url}#${id}: no such anchor`),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${url}#${id}: two sections with this id`),
    ];
  });
  if (faults.length > 0) {
    throw new Error(`search-index: ${faults.join('; ')}`);
  }
}
