import {fromHtml} from 'hast-util-from-html';

import {builtArticle} from '../../../../../src/plugins/publish/articles';
import {type Page, pageFrom, type Site} from '../../../../../src/plugins/publish/copies/pages';

/** A site with two pages and a base path. */
export const site: Site = {
  name: 'Example docs',
  url: 'https://docs.example.com',
  baseUrl: '/d/',
  routes: new Set(['/d/', '/d/guide', '/d/guide/start']),
};

/** Page with this HTML as its article. */
function pageOf(article: string): Page {
  const head = '<title>T</title><meta name="description" content="About it.">';
  const html = `<!doctype html><head>${head}</head><body><nav>Menu</nav><main>${article}</main></body>`;
  return pageFrom(site, builtArticle('/d/guide', fromHtml(html)));
}

/** Markdown of an article element. */
export function markdownOf(element: string): string {
  return pageOf(`<h1>T</h1>${element}`)
    .body.replace(/^# T\n\n?/, '')
    .trimEnd();
}
