import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {load} from 'cheerio';

import {buildDir} from './site';

/** Addresses of all published pages, without the origin, as the built sitemap lists them. */
export function sitemapPaths(): string[] {
  const $ = load(readFileSync(join(buildDir, 'sitemap.xml'), 'utf8'), {xml: true});
  return $('loc')
    .toArray()
    .map((element) => new URL($(element).text()).pathname)
    .sort();
}

/** Those of {@link sitemapPaths} that a docs plugin serves: pages with a place in a sidebar. */
export function docsPaths(): string[] {
  return sitemapPaths().filter((path) => /^\/(toolhive|codegate|category)(\/|$)/.test(path));
}
