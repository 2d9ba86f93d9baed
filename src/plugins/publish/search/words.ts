import {join} from 'node:path';

import {parse} from 'yaml';

import {readText} from '../../../data/readText';
import type {WordLists} from '../../../search/types';

const file = 'specs/search/words.yaml';
const keys = ['fillers', 'symptoms', 'names', 'synonyms', 'hints'] as const;

/**
 * Reads the words that search treats apart.
 * @throws one line that names the file and its fault
 */
export function readWords(siteDir: string): WordLists {
  const lists = parsed(siteDir);
  const fault =
    keys.find((key) => !isObject(lists[key])) ??
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

function parsed(siteDir: string): Record<string, unknown> {
  let lists: unknown;
  try {
    lists = parse(readText(join(siteDir, file)));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  return isObject(lists) ? lists : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
