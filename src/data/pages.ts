import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {products} from '../site/products';

const folders = [...products.map(({docsFolder}) => docsFolder), 'src/pages'];

/** Files of pages and partials, relative to the site, without generated ones. */
export function pageFiles(siteDir: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:mdx?|[jt]sx?)$/.test(file) && !file.includes('/_api/'))
      .sort(),
  );
}
