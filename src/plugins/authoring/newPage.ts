import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {asksFileOf} from '../../data/asks/read';

import {type NewPageOptions, sidebarEntry, skeleton} from './skeleton';

/** Creates a page and the file for its phrasings, and prints the next steps; does not overwrite files. */
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
  console.log(`${options.file} is created.`);
  console.log(`1. Add '${id}' where readers look for it in ${sidebar}.`);
  console.log(`2. Write the page; .github/STYLE-GUIDE.md says how.`);
  console.log(`3. List in ${asks} how people ask who do not know its words.`);
  console.log('4. Prove it: npm run test:content && npm run build');
}
