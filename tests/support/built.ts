import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

import {buildDir} from './site';

/** A page of the built site. */
export interface BuiltPage {
  /** Address, without the origin. */
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

const known = new Map<string, BuiltPage>();

/** Reads the page that is served at an address. */
export function builtPage(path: string): BuiltPage {
  const page = known.get(path) ?? readPage(path);
  known.set(path, page);
  return page;
}

/** All pages of the built site, the not-found page among them; a redirect is an `index.html` below the root, and no page. */
export function builtPages(): BuiltPage[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/[\\/]index\.html$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
    .map(builtPage);
}

/** Addresses of all pages of the built site but the not-found page, listed in the sitemap or not. */
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
