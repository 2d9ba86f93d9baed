import {makeButton, type Setup, type Styles} from './enhance';
import {chooseLanguage, languages, onLanguageChosen, rememberedLanguage} from './language';
import type {Language} from './samples';

/**
 * Puts a choice of languages and the way to the request builder over a sample; a choice holds for all samples.
 *
 * @returns what ends its following of choices
 */
export function addLanguages(sample: HTMLElement, styles: Styles, onTry: Setup['onTry']): () => void {
  const output = sample.querySelector('code');
  if (!output) {
    return () => undefined;
  }
  const curl = output.textContent ?? '';
  const buttons = languages.map(([language, label]) => {
    const button = makeButton(label);
    button.addEventListener('click', () => chooseLanguage(language));
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
  const tools = document.createElement('div');
  tools.className = styles.tools ?? '';
  tools.append(...buttons, tryButton(sample, onTry));
  sample.prepend(tools);
  sample.dataset.curl = curl;
  show(rememberedLanguage());
  return onLanguageChosen(show);
}

function tryButton(sample: HTMLElement, onTry: Setup['onTry']): HTMLButtonElement {
  const button = makeButton('Try it');
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => onTry(sample, button));
  return button;
}
