import {join} from 'node:path';

import type {Product} from '../../site/products';

/** Folder of what is made on the way to the pages, relative to the site. */
const workFolder = '.cache/api-reference';

/** Folder of the downloadable documents; served in addition to `static`. */
export const downloadsDir = `${workFolder}/static`;

/** Files and folders of a product's API page, relative to the site. */
export function placesOf({id, docsFolder, path, routeBasePath}: Product) {
  const reference = join(docsFolder, routeBasePath === '/' ? path : path.slice(routeBasePath.length), 'reference');
  return {
    /** What the generators of the page read. */
    input: `${workFolder}/${id}.page.json`,
    /** The document that the plugin reads. */
    named: `${workFolder}/${id}.json`,
    /** Folder that the plugin writes to. */
    generated: `${workFolder}/${id}`,
    /** The hand-written page, which imports the generated parts. */
    head: join(reference, 'api.mdx'),
    /** The generated parts; ignored by Git. */
    parts: join(reference, '_api/parts.mdx'),
  };
}
