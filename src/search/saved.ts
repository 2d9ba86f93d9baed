import {type AddressRules, followable} from './present';

/** Upper bound of a list that the modal stores, in characters. */
const spaceNeeded = 32_768;

/** Storage keys of the modal's recent and favorite searches. */
export function savedSearchKeys(indexName: string): string[] {
  return [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`];
}

/**
 * Prepares the storage for the modal, which reads and writes without error handling: removes invalid entries, and takes
 * away a storage that throws or is full, because the modal saves nothing where there is none.
 */
export function prepareSavedSearches(indexName: string, rules: AddressRules): void {
  try {
    for (const key of savedSearchKeys(indexName)) {
      const kept = JSON.stringify(readSaved(localStorage.getItem(key) ?? '[]', rules));
      // Fails where a full list would not fit.
      localStorage.setItem(key, kept.padEnd(spaceNeeded));
      localStorage.setItem(key, kept);
    }
  } catch {
    console.warn('Searches cannot be saved in this browser; they are forgotten when the search closes.');
    Object.defineProperty(window, 'localStorage', {value: null, configurable: true});
  }
}

function readSaved(stored: string, rules: AddressRules): unknown[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((entry) => isSaved(entry, rules)) : [];
  } catch {
    return [];
  }
}

/** Whether an entry is a hit of this site. Its texts are escaped, so that one with an element is none of ours. */
function isSaved(entry: unknown, rules: AddressRules): boolean {
  const {objectID, url, hierarchy} = (entry ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof objectID === 'string' &&
    Boolean(hierarchy) &&
    followable(url, rules) !== undefined &&
    !JSON.stringify(entry).includes('<')
  );
}
