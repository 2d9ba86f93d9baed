import {join} from 'node:path';

import type {Product} from '../../site/products';

/** Folder of what is made on the way to the pages, relative to the site. */
const workFolder = '.cache/api-reference';

/** Folder of the downloadable documents; served in addition to `static`. */
export const downloadsDir = `${workFolder}/static`;

/** What the generators of a page read. */
export function pageFile({id}: Product): string {
  return `${workFolder}/${id}.page.json`;
}

/** The document that the plugin reads. */
export function namedFile({id}: Product): string {
  return `${workFolder}/${id}.json`;
}

/** Folder that the plugin writes to. */
export function generatedFolder({id}: Product): string {
  return `${workFolder}/${id}`;
}

/** Folder of a product's reference pages, relative to the site. */
function referenceFolder({docsFolder, path, routeBasePath}: Product): string {
  return join(docsFolder, routeBasePath === '/' ? path : path.slice(routeBasePath.length), 'reference');
}

/** Path of the hand-written page, which imports the generated parts. */
export function headFile(product: Product): string {
  return join(referenceFolder(product), 'api.mdx');
}

/** File of the generated parts; ignored by Git. */
export function partsFile(product: Product): string {
  return join(referenceFolder(product), '_api/parts.mdx');
}
