import {markdownCopyOf} from '../../../site/markdownCopy';
import type {Product} from '../../../site/products';
import {type Article, routeOf} from '../articles';
import type {Site as PublishedSite} from '../types';

import {convert} from './convert';
import type {Section} from './sidebar';

export type Site = Pick<PublishedSite, 'name' | 'url' | 'baseUrl' | 'routes'>;

export interface Page extends Omit<Article, 'content'> {
  readonly product?: Product;
  /** Article in Markdown, including its title. */
  readonly body: string;
}

/** Converts all articles to Markdown. */
export function pagesOf(site: Site, sections: readonly Section[], articles: Iterable<Article>): Page[] {
  const products = new Map(sections.flatMap(({product, routes}) => routes.map((route) => [route, product] as const)));
  return Array.from(articles, (article) => {
    const product = products.get(article.route);
    return {...pageFrom(site, article), ...(product && {product})};
  });
}

export function pageFrom(site: Site, {content, ...facts}: Article): Page {
  return {...facts, body: convert(content, (href) => portable(site, href))};
}

export function copyUrl(site: Site, route: string): string {
  return `${site.url}${markdownCopyOf(route, site.baseUrl)}`;
}

/**
 * Makes a URL usable outside the page: links to pages point to their Markdown copies, links to files become absolute.
 * Fragments and external URLs are unchanged; like links of pages, paths may lack the base URL.
 */
export function portable(site: Site, href: string): string {
  if (href.startsWith('#') || (/^[a-z][a-z\d+.-]*:/i.test(href) && !href.startsWith(`${site.url}/`))) {
    return href;
  }
  const path = href.startsWith('/') && !href.startsWith(site.baseUrl) ? site.baseUrl + href.slice(1) : href;
  const {pathname, search, hash} = new URL(path, `${site.url}${site.baseUrl}`);
  const route = routeOf(pathname, site.baseUrl);
  return site.routes.has(route) ? `${copyUrl(site, route)}${search}${hash}` : `${site.url}${pathname}${search}${hash}`;
}
