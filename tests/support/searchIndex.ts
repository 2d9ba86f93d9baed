import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {searchFiles} from '../../src/search/files';
import {addressOf} from '../../src/search/slug';
import type {AskedWords, SearchData} from '../../src/search/types';

import {buildDir} from './site';

/** What the built site searches. */
interface BuiltSearch {
  readonly data: SearchData;
  readonly asks: AskedWords;
}

/** Returns what the built site searches, if it has its own search. */
export function builtSearch(): BuiltSearch | undefined {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(buildDir, path), 'utf8'));
  return existsSync(join(buildDir, searchFiles.pages))
    ? {data: read(searchFiles.pages) as SearchData, asks: read(searchFiles.asks) as AskedWords}
    : undefined;
}

/** Addresses of all sections. */
export function sectionUrls({pages}: SearchData): string[] {
  return pages.flatMap(({url, sections}) => sections.map((section) => addressOf(url, section)));
}
