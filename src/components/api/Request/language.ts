import {useSyncExternalStore} from 'react';

import type {Language} from './languages';

/** Languages of samples with the names that visitors see. */
export const languages: readonly (readonly [Language, string])[] = [
  ['curl', 'curl'],
  ['python', 'Python'],
  ['go', 'Go'],
  ['javascript', 'JavaScript'],
];

const storageKey = 'api-sample-language';
const changed = 'api-sample-language-changed';

/** Holds the choice where there is no storage. */
let chosen: Language | undefined;

/** The language that the visitor chose last, on any page; undefined on the server and while its markup is hydrated. */
export function useLanguage(): Language | undefined {
  return useSyncExternalStore(subscribe, currentLanguage, () => undefined);
}

/** Switches all samples to a language and remembers it. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice lasts as long as the page.
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
      // Without storage nothing was chosen before.
    }
  }
  return chosen ?? 'curl';
}
