import {closest, distance} from '../../data/checks/nearest';

import type {Library, LibraryPage, Section} from './types';

/** Route and anchor in a path, a URL of any host, the path of a Markdown copy, or a resource URI. */
export function routeFrom(name: string): {readonly route: string; readonly anchor: string} {
  const [address = '', anchor = ''] = name.trim().split('#');
  const path = address
    .replace(/^docs:\/\//, '/')
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/\?.*$/, '');
  const clean = `/${path}`
    .replace(/\/{2,}/g, '/')
    .replace(/\.(md|html)$/, '')
    .replace(/\/index$/, '/');
  return {route: clean === '/' ? clean : clean.replace(/\/$/, ''), anchor};
}

/** The page at a route, with or without the site's base path. */
export function findPage(library: Library, route: string): LibraryPage | undefined {
  return (
    library.get(route) ??
    Array.from(library.values()).find(({url}) => URL.canParse(url) && new URL(url).pathname === route)
  );
}

/** The first section of a page with this title or anchor, case-insensitive. */
export function findSection(page: LibraryPage, name: string): Section | undefined {
  const wanted = name
    .replace(/^#+\s*/, '')
    .trim()
    .toLowerCase();
  return page.sections.find(({title, slug}) => slug === wanted || title.toLowerCase() === wanted);
}

/** Text of a page or of one of its sections. */
export function textOf({text}: LibraryPage, section?: Section): string {
  return text.slice(section?.start, section?.end).trimEnd();
}

/** Product and release in parentheses, to append to a URL; empty for a page of no product. */
export function releaseOf({product}: LibraryPage): string {
  return product ? ` (${product.name} ${product.release})` : '';
}

/** Up to three names that are spelled like a wrong one. */
export function alike(wrong: string, names: Iterable<string>): string[] {
  return closest(wrong, names, Math.max(3, Math.ceil(wrong.length / 2))).slice(0, 3);
}

export function didYouMean(names: readonly string[], otherwise: string): string {
  return names.length > 0 ? `Did you mean ${names.join(', ')}?` : otherwise;
}

/** Routes that contain the last segment of a wrong one, closest first, then those that are spelled alike. */
export function nearestPages(library: Library, route: string): string[] {
  const last = route.slice(route.lastIndexOf('/') + 1).toLowerCase();
  const routes = [...library.keys()];
  const sameEnd = last.length > 2 ? routes.filter((known) => known.toLowerCase().includes(last)) : [];
  const order = (known: string): number => distance(route, known);
  return [...new Set([...sameEnd.sort((a, b) => order(a) - order(b)), ...alike(route, routes)])].slice(0, 3);
}
