import type {Styles} from './enhance';
import type {Language} from './samples';

const languages: readonly (readonly [Language, string])[] = [
  ['curl', 'curl'],
  ['python', 'Python'],
  ['go', 'Go'],
  ['javascript', 'JavaScript'],
];

const storageKey = 'api-sample-language';
const changed = 'api-sample-language-changed';

/** Puts a choice of languages over a sample; a choice holds for all samples and is remembered. */
export function addLanguages(sample: HTMLElement, styles: Styles): void {
  const caption = sample.querySelector('figcaption');
  const output = sample.querySelector('code');
  const curl = output?.textContent ?? '';
  if (!caption || !output) {
    return;
  }
  const buttons = languages.map(([language, label]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      remember(language);
      window.dispatchEvent(new CustomEvent<Language>(changed, {detail: language}));
    });
    return button;
  });
  const show = (language: Language): void => {
    buttons.forEach((button, i) => button.setAttribute('aria-pressed', String(languages[i]?.[0] === language)));
    if (language === 'curl') {
      output.textContent = curl;
    } else {
      void import('./samples').then(
        ({readCurl, write}) => (output.textContent = write(language, readCurl(curl, sample.dataset.reply))),
      );
    }
  };
  caption.replaceChildren(...buttons);
  caption.className = styles.languages ?? '';
  window.addEventListener(changed, ({detail}: CustomEventInit<Language>) => {
    if (sample.isConnected && detail) {
      show(detail);
    }
  });
  show(remembered());
}

function remembered(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return languages.find(([language]) => language === stored)?.[0] ?? 'curl';
  } catch {
    return 'curl';
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
