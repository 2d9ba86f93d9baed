import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {addressOf} from '../../src/search/slug';
import {type SearchData, searchFile} from '../../src/search/types';

import {buildDir} from './site';

/** Returns what the built site searches, if it has its own search. */
export function builtSearch(): SearchData | undefined {
  const file = join(buildDir, searchFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SearchData) : undefined;
}

/** Addresses of all sections. */
export function sectionUrls({pages}: SearchData): string[] {
  return pages.flatMap(({url, sections}) => sections.map((section) => addressOf(url, section)));
}
