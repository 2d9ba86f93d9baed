import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';

import {products} from '../../site/products';

import {sectionsOf} from './sections';
import type {Library, LibraryPage} from './types';

/**
 * Reads the Markdown copies of a build.
 *
 * @param buildDir folder of the built site
 * @throws when the folder holds no copies
 */
export function loadLibrary(buildDir: string): Library {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  const pages = files
    .filter((file) => !file.startsWith('.'))
    .sort()
    .map((file) => parsePage(routeOf(file), readFileSync(join(buildDir, file), 'utf8')));
  if (pages.length === 0) {
    throw new Error('it holds no Markdown copies');
  }
  return new Map(pages.map((page) => [page.route, page]));
}

function routeOf(file: string): string {
  const path = file.split(sep).join('/').slice(0, -'.md'.length);
  return path === 'index' ? '/' : `/${path}`;
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
  return {
    route,
    title: fields.get('title') ?? route,
    description: fields.get('description') ?? '',
    url: fields.get('url') ?? '',
    ...(product && {product}),
    text,
    sections: sectionsOf(text),
  };
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), String(JSON.parse(line.slice(colon + 2)))];
}
