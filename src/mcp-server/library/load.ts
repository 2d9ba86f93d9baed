import type {Anchors, DocsManifest} from '../../data/published/manifest';
import {products} from '../../site/products';
import {copyPath} from '../files/paths';
import {atFirstUse, store} from '../files/stored';
import type {Files} from '../files/types';

import {sectionsOf} from './sections';
import type {Library, LibraryPage} from './types';

/** Reads the Markdown copies of all pages. */
export async function loadLibrary(
  files: Files,
  {pages, anchors}: Pick<DocsManifest, 'pages' | 'anchors'>,
): Promise<Library> {
  const read = await Promise.all(
    pages.map(async (route) => [route, parsePage(route, await files.read(copyPath(route)), anchors[route])] as const),
  );
  return new Map(read);
}

/** Parses one Markdown copy; `anchors` are ids of headings that differ from the slug of their text. */
export function parsePage(route: string, copy: string, anchors: Anchors = {}): LibraryPage {
  const [head, matter = ''] = /^---\n([\s\S]*?)\n---\n\s*(?:>[^\n]*\n\s*)?/.exec(copy) ?? [];
  if (head === undefined) {
    throw new Error(`the copy of ${route} has no front matter`);
  }
  const fields = new Map(matter.split('\n').map((line) => fieldOf(line)));
  const product = products.find(({name}) => name === fields.get('product'));
  const text = copy.slice(head.length).trimEnd();
  const {size, read} = store(text);
  // Titles are slices, which would keep the whole text in memory; a clone does not.
  const sections = atFirstUse(() => structuredClone(sectionsOf(read(), anchors)));
  return {
    route,
    title: fields.get('title') ?? route,
    description: fields.get('description') ?? '',
    url: fields.get('url') ?? '',
    ...(product && {product: {...product, release: fields.get('version') ?? product.release}}),
    length: text.length,
    size,
    get text() {
      return read();
    },
    get sections() {
      return sections();
    },
  };
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), String(JSON.parse(line.slice(colon + 2)))];
}
