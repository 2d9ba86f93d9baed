import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {wholeText} from '../../data/recipes/fill';
import {products} from '../../site/products';

/** A page or partial with its source. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/**
 * All pages and partials of both products, without the API pages. Pages about recipes have what is made from data.
 *
 * @param siteDir folder of the site
 */
export function sourceFiles(siteDir: string): SourceFile[] {
  return products
    .map(({docsFolder}) => join(siteDir, docsFolder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx') && !/[\\/]_api\b/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({file: relative(siteDir, path), text: wholeText(siteDir, path, readFileSync(path, 'utf8'))}));
}
