import {edits} from '../../site/edits';

import type {Library, LibraryPage, Section} from './types';

/** Path of a page from whatever names it: a path, an address on any host, its copy, a resource of this server. */
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

/** The page at a path, which may have the path in front under which the site is published. */
export function findPage(library: Library, route: string): LibraryPage | undefined {
  return (
    library.get(route) ??
    Array.from(library.values()).find(({url}) => URL.canParse(url) && new URL(url).pathname === route)
  );
}

/** The section of a page with this title or anchor; without case, and the first one where there are several. */
export function findSection(page: LibraryPage, name: string): Section | undefined {
  const wanted = name
    .replace(/^#+\s*/, '')
    .trim()
    .toLowerCase();
  return page.sections.find(({title, slug}) => slug === wanted || title.toLowerCase() === wanted);
}

/** Names that look most like a wrong one. */
export function nearest(wrong: string, names: Iterable<string>, count = 3): string[] {
  const worst = Math.max(3, Math.ceil(wrong.length / 2));
  const scored = Array.from(names, (name) => [edits(wrong.toLowerCase(), name.toLowerCase(), worst), name] as const);
  return scored
    .filter(([distance]) => distance <= worst)
    .sort(([a, nameA], [b, nameB]) => a - b || nameA.length - nameB.length)
    .slice(0, count)
    .map(([, name]) => name);
}

/** Pages with a last part like that of a wrong path, the closest first, then those that are spelled alike. */
export function nearestPages(library: Library, route: string): string[] {
  const last = route.slice(route.lastIndexOf('/') + 1).toLowerCase();
  const routes = [...library.keys()];
  const alike = last.length > 2 ? routes.filter((known) => known.toLowerCase().includes(last)) : [];
  const order = (known: string): number => edits(route, known, Math.max(route.length, known.length));
  return [...new Set([...alike.sort((a, b) => order(a) - order(b)), ...nearest(route, routes)])].slice(0, 3);
}
