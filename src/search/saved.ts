import {type AddressRules, followable} from './present';

/** Upper bound of a list that the modal stores, in characters. */
const spaceNeeded = 32_768;

interface SavedSearch extends Readonly<Record<string, unknown>> {
  readonly objectID: string;
  readonly url: string;
  readonly hierarchy: Readonly<Record<string, unknown>>;
}

/** Storage keys of the modal's recent and favorite searches. */
export function savedSearchKeys(indexName: string): string[] {
  return [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`];
}

/**
 * Prepares the storage for the modal, which reads and writes without error handling: removes invalid lists, and
 * replaces storage that throws or is full by one in memory.
 */
export function prepareSavedSearches(indexName: string, rules: AddressRules): void {
  if (!storageWorks()) {
    console.warn('Searches cannot be saved in this browser; they are forgotten with the page.');
    Object.defineProperty(window, 'localStorage', {value: memoryStorage(), configurable: true});
  }
  for (const key of savedSearchKeys(indexName)) {
    const stored = localStorage.getItem(key);
    if (stored !== null) {
      localStorage.setItem(key, JSON.stringify(readSaved(stored, rules)));
    }
  }
}

function storageWorks(): boolean {
  const key = '__SAVED_SEARCHES_PROBE__';
  try {
    localStorage.setItem(key, 'x'.repeat(spaceNeeded));
    const works = localStorage.getItem(key)?.length === spaceNeeded;
    localStorage.removeItem(key);
    return works;
  } catch {
    return false;
  }
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => Array.from(values.keys())[index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function readSaved(stored: string, rules: AddressRules): SavedSearch[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((entry) => isSaved(entry, rules)) : [];
  } catch {
    return [];
  }
}

/** Whether an entry is a hit of this site. Its texts are escaped, so that one with an element is none of ours. */
function isSaved(entry: unknown, rules: AddressRules): entry is SavedSearch {
  const {objectID, url, hierarchy} = (entry ?? {}) as Partial<SavedSearch>;
  return (
    typeof objectID === 'string' &&
    Boolean(hierarchy) &&
    followable(url, rules) !== undefined &&
    !JSON.stringify(entry).includes('<')
  );
}
