import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {wholeText} from '../../data/recipes/page';
import {products} from '../../site/products';

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** All pages and partials except API pages, with generated recipe content. */
export function sourceFiles(siteDir: string): SourceFile[] {
  return products
    .map(({docsFolder}) => join(siteDir, docsFolder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx') && !/[\\/]_api\b/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({file: relative(siteDir, path), text: wholeText(siteDir, path, readFileSync(path, 'utf8'))}));
}
