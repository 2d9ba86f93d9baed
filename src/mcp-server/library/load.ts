import type {DocsManifest} from '../../data/published/manifest';
import {products} from '../../site/products';
import {copyPath} from '../files/paths';
import type {Files} from '../files/types';

import {sectionsOf} from './sections';
import type {Library, LibraryPage} from './types';

/**
 * Reads the Markdown copies of all pages.
 *
 * @throws when a copy is missing or is none
 */
export async function loadLibrary(files: Files, {pages}: Pick<DocsManifest, 'pages'>): Promise<Library> {
  const read = await Promise.all(
    pages.map(async (route) => [route, parsePage(route, await files.read(copyPath(route)))] as const),
  );
  return new Map(read);
}

/**
 * Reads one Markdown copy.
 *
 * @throws when it does not begin with front matter
 */
export function parsePage(route: string, copy: string): LibraryPage {
  const [head, matter = ''] = /^---\n([\s\S]*?)\n---\n\s*(?:>[^\n]*\n\s*)?/.exec(copy) ?? [];
  if (head === undefined) {
    throw new Error(`the copy of ${route} has no front matter`);
  }
  const fields = new Map(matter.split('\n').map((line) => fieldOf(line)));
  const product = products.find(({name}) => name === fields.get('product'));
  const text = copy.slice(head.length).trimEnd();
  let sections: LibraryPage['sections'] | undefined;
  return {
    route,
    title: fields.get('title') ?? route,
    description: fields.get('description') ?? '',
    url: fields.get('url') ?? '',
    ...(product && {product: {...product, release: fields.get('version') ?? product.release}}),
    text,
    get sections() {
      return (sections ??= sectionsOf(text));
    },
  };
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), String(JSON.parse(line.slice(colon + 2)))];
}
