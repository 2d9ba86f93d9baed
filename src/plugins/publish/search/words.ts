import {join} from 'node:path';

import {checked, parseYaml} from '../../../data/readJson';
import {readText} from '../../../data/readText';
import type {WordLists} from '../../../search/types';

const file = 'specs/search/words.yaml';
const words = {type: 'array', items: {type: 'string'}};
const properties = {
  fillers: words,
  everyday: words,
  symptoms: words,
  names: {type: 'object', additionalProperties: words},
  synonyms: words,
  hints: {type: 'object', additionalProperties: {type: 'string'}},
};
const schema = {type: 'object', properties, required: Object.keys(properties), additionalProperties: false};

/**
 * Reads the words that search treats apart.
 * @throws one line that names the file and its fault
 */
export function readWords(siteDir: string): WordLists {
  return checked(file, parseYaml(file, readText(join(siteDir, file))), schema);
}
