import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

import {buildDir} from './site';

export interface BuiltPage {
  /** URL path. */
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

const known = new Map<string, BuiltPage>();

/** Cached by path. */
export function builtPage(path: string): BuiltPage {
  const page = known.get(path) ?? readPage(path);
  known.set(path, page);
  return page;
}

/** All built pages including the 404 page; `index.html` files below the root are redirects. */
export function builtPages(): BuiltPage[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/[\\/]index\.html$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
    .map(builtPage);
}

/** Paths of all built pages except the 404 page. */
export function publishedPaths(): string[] {
  return builtPages()
    .map(({path}) => path)
    .filter((path) => path !== '/404');
}

function readPage(path: string): BuiltPage {
  const html = readFileSync(join(buildDir, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  let parsed: CheerioAPI | undefined;
  return {
    path,
    html,
    get $() {
      return (parsed ??= load(html));
    },
  };
}
