import {markdownCopyOf} from '../../../site/markdownCopy';

import type {Site} from './types';

/** Path of a page as it is published: without a slash at the end, but for the root. */
export function routeOf(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}

/** Address of a page's Markdown copy. */
export function copyUrl(site: Site, route: string): string {
  return `${site.url}${markdownCopyOf(route, site.baseUrl)}`;
}

/**
 * Makes an address of the page useful outside of it: pages of the site become their Markdown copies, files of the site
 * get the origin in front. Anchors on the same page and addresses elsewhere stay.
 */
export function portable(site: Site, href: string): string {
  if (href.startsWith('#') || (/^[a-z][a-z\d+.-]*:/i.test(href) && !href.startsWith(`${site.url}/`))) {
    return href;
  }
  const {pathname, search, hash} = new URL(href, `${site.url}${site.baseUrl}`);
  const route = routeOf(pathname, site.baseUrl);
  return site.routes.has(route) ? `${copyUrl(site, route)}${search}${hash}` : `${site.url}${pathname}${search}${hash}`;
}
