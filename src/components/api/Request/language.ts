import {useSyncExternalStore} from 'react';

import type {Language} from './languages';

/** With display names. */
export const languages: readonly (readonly [Language, string])[] = [
  ['curl', 'curl'],
  ['python', 'Python'],
  ['go', 'Go'],
  ['javascript', 'JavaScript'],
];

const storageKey = 'api-sample-language';
const changed = 'api-sample-language-changed';

/** Fallback if localStorage is unavailable. */
let chosen: Language | undefined;

/** The stored selection; undefined on the server and during hydration. */
export function useLanguage(): Language | undefined {
  return useSyncExternalStore(subscribe, currentLanguage, () => undefined);
}

/** Updates and stores the selection for all samples. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Not stored; kept until the page is unloaded.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

function currentLanguage(): Language {
  if (!chosen) {
    try {
      const stored = localStorage.getItem(storageKey);
      chosen = languages.find(([language]) => language === stored)?.[0];
    } catch {
      // No stored selection.
    }
  }
  return chosen ?? 'curl';
}
