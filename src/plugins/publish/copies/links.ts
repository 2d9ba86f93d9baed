import {markdownCopyOf} from '../../../site/markdownCopy';

import type {Site} from './types';

/** Normalizes a page path: no trailing slash except for the root. */
export function routeOf(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}

export function copyUrl(site: Site, route: string): string {
  return `${site.url}${markdownCopyOf(route, site.baseUrl)}`;
}

/**
 * Makes a URL usable outside the page: links to pages point to their Markdown copies, links to files become absolute.
 * Fragments and external URLs are unchanged.
 */
export function portable(site: Site, href: string): string {
  if (href.startsWith('#') || (/^[a-z][a-z\d+.-]*:/i.test(href) && !href.startsWith(`${site.url}/`))) {
    return href;
  }
  const {pathname, search, hash} = new URL(href, `${site.url}${site.baseUrl}`);
  const route = routeOf(pathname, site.baseUrl);
  return site.routes.has(route) ? `${copyUrl(site, route)}${search}${hash}` : `${site.url}${pathname}${search}${hash}`;
}
