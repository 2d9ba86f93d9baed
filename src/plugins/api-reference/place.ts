import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {createSlugger} from '@docusaurus/utils';

import type {Product} from '../../site/products';

/** Folder of a product's reference pages, relative to the site. */
export function referenceFolder({docsFolder, path, routeBasePath}: Product): string {
  return join(docsFolder, routeBasePath === '/' ? path : path.slice(routeBasePath.length), 'reference');
}

/** Path of the hand-written page, which imports the generated part. */
export function headFile(product: Product): string {
  return join(referenceFolder(product), 'api.mdx');
}

/** Path of the generated part; ignored by Git. */
export function partFile(product: Product): string {
  return join(referenceFolder(product), '_api/index.mdx');
}

/** Heading anchors of the hand-written page. */
export function headAnchors(siteDir: string, product: Product): string[] {
  const slugger = createSlugger();
  const text = readFileSync(join(siteDir, headFile(product)), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/^#{1,6} (.+?)(?: \{\/\* #(\S+) \*\/\})?$/gm)].map(
    ([, title, id]) => id ?? slugger.slug(title ?? ''),
  );
}
