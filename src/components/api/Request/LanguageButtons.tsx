import type {ReactNode} from 'react';

import {chooseLanguage, languages} from './language';
import type {Language} from './languages';

/** The selection applies to all samples. */
export default function LanguageButtons({language}: {readonly language: Language}): ReactNode {
  return languages.map(([id, label]) => (
    <button key={id} type="button" aria-pressed={id === language} onClick={() => chooseLanguage(id)}>
      {label}
    </button>
  ));
}
