import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {indexFolder, manifestFile, type SearchManifest} from '../../src/search/manifest';
import {addressOf} from '../../src/search/slug';
import type {AskedWords, SearchData} from '../../src/search/types';

const folder = join(process.cwd(), 'build', indexFolder);

/** What the built site searches. */
interface BuiltSearch {
  readonly data: SearchData;
  readonly asks: AskedWords;
}

/** Returns what the built site searches, if it has its own search. */
export function builtSearch(): BuiltSearch | undefined {
  if (!existsSync(join(folder, manifestFile))) {
    return undefined;
  }
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const {pages, asks} = read(manifestFile) as SearchManifest;
  return {data: read(pages) as SearchData, asks: read(asks) as AskedWords};
}

/** Addresses of all sections. */
export function sectionUrls({pages}: SearchData): string[] {
  return pages.flatMap(({url, sections}) => sections.map((section) => addressOf(url, section)));
}
