import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {type PageWish, sidebarEntry, skeleton} from './skeleton';

/** Writes a new page and says what is left to do; an existing file stays as it is. */
export function newPage(siteDir: string, wish: PageWish): void {
  const path = join(siteDir, wish.file);
  const text = skeleton(wish);
  if (existsSync(path)) {
    throw new Error(`${wish.file} exists`);
  }
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  const {sidebar, id} = sidebarEntry(wish.file);
  console.log(`${wish.file} is made.`);
  console.log(`1. Add '${id}' where readers look for it in ${sidebar}.`);
  console.log(`2. Write the page; .github/STYLE-GUIDE.md says how.`);
  console.log('3. Prove it: npm run test:content && npm run build');
}
