import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';

import type {BuiltPage} from './types';

/** Reads and parses all built pages. */
export function readPages(outDir: string, baseUrl: string): BuiltPage[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(file.replaceAll('\\', '/'), readFileSync(join(outDir, file), 'utf8'), baseUrl));
}

export function parsePage(file: string, html: string, baseUrl: string): BuiltPage {
  const route = baseUrl + file.replace(/^index\.html$|\.html$/, '');
  return {file, route, html, tree: fromHtml(html)};
}
