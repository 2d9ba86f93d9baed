import type {Language} from './samples';

/** Languages of samples with the names that visitors see. */
export const languages: readonly (readonly [Language, string])[] = [
  ['curl', 'curl'],
  ['python', 'Python'],
  ['go', 'Go'],
  ['javascript', 'JavaScript'],
];

const storageKey = 'api-sample-language';
const changed = 'api-sample-language-changed';

/** The language that the visitor chose last, on any page. */
export function rememberedLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return languages.find(([language]) => language === stored)?.[0] ?? 'curl';
  } catch {
    return 'curl';
  }
}

/** Switches all samples to a language and remembers it. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent<Language>(changed, {detail: language}));
}

/**
 * Calls back at every choice from now on.
 *
 * @returns what ends it
 */
export function onLanguageChosen(show: (language: Language) => void): () => void {
  const listener = ({detail}: CustomEventInit<Language>): void => {
    if (detail) {
      show(detail);
    }
  };
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
