import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {asksFileOf} from '../../data/asks/read';
import {readText} from '../../data/readText';

import {type NewPageOptions, sidebarEntry, skeleton, withEntry} from './skeleton';

/** Creates a page, the file for its phrasings and its place in the sidebar, and prints the next steps; overwrites no file. */
export function newPage(siteDir: string, options: NewPageOptions): void {
  const path = join(siteDir, options.file);
  const text = skeleton(options);
  const asks = asksFileOf(options.file);
  const existing = [options.file, asks].find((file) => existsSync(join(siteDir, file)));
  if (existing) {
    throw new Error(`${existing} exists`);
  }
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  writeFileSync(join(siteDir, asks), 'page: []\n');
  const {sidebar, id} = sidebarEntry(options.file);
  const entries = withEntry(readText(join(siteDir, sidebar)), id);
  if (entries) {
    writeFileSync(join(siteDir, sidebar), entries);
  }
  console.log(`${options.file} is created.`);
  console.log(
    entries
      ? `1. Its place in ${sidebar} is behind the others of its folder; move '${id}' if readers look for it elsewhere.`
      : `1. Add '${id}' where readers look for it in ${sidebar}.`,
  );
  console.log(
    `2. Write the page, as .github/STYLE-GUIDE.md says, and in ${asks} how people ask for it in other words.`,
  );
  console.log('3. Prove it: npm test. Commit what it adds to tests/fixtures/published-routes.txt, too.');
}
