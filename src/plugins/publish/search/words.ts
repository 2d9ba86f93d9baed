import {join} from 'node:path';

import {isRecord} from '../../../data/checks/walk';
import {parseYaml} from '../../../data/readJson';
import {readText} from '../../../data/readText';
import type {WordLists} from '../../../search/types';

const file = 'specs/search/words.yaml';
const keys = ['fillers', 'symptoms', 'names', 'synonyms', 'hints'] as const;

/**
 * Reads the words that search treats apart.
 * @throws one line that names the file and its fault
 */
export function readWords(siteDir: string): WordLists {
  const data = parseYaml(file, readText(join(siteDir, file)));
  const lists = isRecord(data) ? data : {};
  const fault =
    keys.find((key) => typeof lists[key] !== 'object' || lists[key] === null) ??
    Object.keys(lists).find((key) => !keys.some((known) => known === key)) ??
    keys.find(
      (key) =>
        !Object.values(lists[key] as object)
          .flat()
          .every(isText),
    );
  if (fault !== undefined) {
    throw new Error(`${file}: "${fault}" is not a list of words`);
  }
  return lists as unknown as WordLists;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
