import {unknown} from '../../../src/data/checks/nearest';

import {check} from './checks';
import type {Checker} from './types';

/** Languages whose blocks are read by a checker, or hold no code. */
const languages = ['bash', 'docker', 'json', 'lua', 'mermaid', 'powershell', 'python', 'text', 'yaml'];

/** Finds blocks that no checker would look into. */
export const knownLanguages: Checker = ({samples}) =>
  samples
    .filter(({lang}) => lang !== 'inline')
    .map((sample) => {
      const problems = languages.includes(sample.lang) ? [] : [unknown('language', sample.lang, languages)];
      return check(sample, 0, 'language', sample.lang, problems);
    });
