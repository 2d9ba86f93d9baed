import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parse} from 'yaml';

import type {WordLists} from '../../../search/types';

const file = 'specs/search/words.yaml';
const keys = ['fillers', 'everyday', 'symptoms', 'names', 'synonyms', 'hints'] as const;

/**
 * Reads the words that search treats apart.
 * @throws one line that names the file and its fault
 */
export function readWords(siteDir: string): WordLists {
  const lists = parse(readFileSync(join(siteDir, file), 'utf8')) as Record<string, unknown>;
  const fault =
    keys.find((key) => typeof lists[key] !== 'object') ??
    Object.entries(lists).find(
      ([, list]) =>
        !Object.values(list as object)
          .flat()
          .every(isText),
    )?.[0];
  if (fault !== undefined) {
    throw new Error(`${file}: "${fault}" is not a list of words`);
  }
  return lists as unknown as WordLists;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
