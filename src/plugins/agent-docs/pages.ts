import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {readArticle} from './article';
import {convert} from './convert';
import {portable} from './links';
import type {Page, Section, Site} from './types';

/**
 * Reads all built pages.
 *
 * @param outDir folder of the build
 * @throws when a page cannot be read; the message names its path
 */
export async function readPages(site: Site, sections: readonly Section[], outDir: string): Promise<Page[]> {
  const products = new Map(sections.flatMap(({product, routes}) => routes.map((route) => [route, product] as const)));
  return Promise.all(
    [...site.routes].map(async (route) => {
      try {
        const html = await readFile(join(outDir, fileOf(route, site.baseUrl)), 'utf8');
        const product = products.get(route);
        return {...pageFrom(site, route, html), ...(product && {product})};
      } catch (error) {
        throw new Error(`agent-docs: ${route}: ${(error as Error).message}`);
      }
    }),
  );
}

/** Makes a page from its HTML. */
export function pageFrom(site: Site, route: string, html: string): Page {
  const {content, ...facts} = readArticle(html);
  return {route, ...facts, body: convert(content, (href) => portable(site, href))};
}

function fileOf(route: string, baseUrl: string): string {
  return route === baseUrl ? 'index.html' : `${route.slice(baseUrl.length)}.html`;
}
