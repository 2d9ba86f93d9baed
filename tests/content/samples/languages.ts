import {unknown} from '../../../src/data/checks/nearest';

import {check} from './checks';
import type {Checker} from './types';

/** Languages that have a checker or are not code. */
const languages = ['bash', 'docker', 'json', 'lua', 'mermaid', 'powershell', 'python', 'text', 'yaml'];

/** Finds code blocks without a checker. */
export const knownLanguages: Checker = ({samples}) =>
  samples
    .filter(({lang}) => lang !== 'inline')
    .map((sample) => {
      const problems = languages.includes(sample.lang) ? [] : [unknown('language', sample.lang, languages)];
      return check(sample, 0, 'language', sample.lang, problems);
    });
