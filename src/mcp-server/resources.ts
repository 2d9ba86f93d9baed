import {type ListResourcesResult, type ReadResourceResult} from '@modelcontextprotocol/server';

import {nearestPages, routeFrom} from './library/find';
import type {Library, LibraryPage} from './library/types';
import {limits} from './limits';
import {codes, ProtocolError} from './protocol/error';

/** Address of a page as a resource. */
export function resourceUri(route: string): string {
  return route === '/' ? 'docs://index' : `docs:/${route}`;
}

/**
 * Lists the pages, some at a time.
 *
 * @throws a protocol error for a cursor that this server did not give
 */
export function listResources(library: Library, cursor = '0'): ListResourcesResult {
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : Number.NaN;
  const pages = [...library.values()];
  if (!(start < pages.length)) {
    throw new ProtocolError(
      codes.invalidParams,
      'The cursor is none of this server. Ask without one for the first resources.',
    );
  }
  const next = start + limits.resources;
  return {
    resources: pages.slice(start, next).map(resourceOf),
    ...(next < pages.length && {nextCursor: String(next)}),
  };
}

function resourceOf({route, title, description, text}: LibraryPage): ListResourcesResult['resources'][number] {
  return {
    uri: resourceUri(route),
    name: route,
    title,
    description,
    mimeType: 'text/markdown',
    size: Buffer.byteLength(text),
  };
}

/** The one family of resources. */
export const resourceTemplates = [
  {
    uriTemplate: 'docs://{+page}',
    name: 'page',
    title: 'Page of the documentation',
    description: 'A page in Markdown by its path, such as docs://toolhive/quickstart.',
    mimeType: 'text/markdown',
  },
];

/**
 * Reads a page whole.
 *
 * @throws a protocol error when there is no such page
 */
export function readResource(library: Library, uri: string): ReadResourceResult {
  const page = uri.startsWith('docs://') ? library.get(routeFrom(uri).route) : undefined;
  if (!page) {
    const ideas = nearestPages(library, routeFrom(uri).route).map(resourceUri);
    throw new ProtocolError(
      codes.resourceNotFound,
      `There is no resource ${uri.slice(0, 200)}. ${ideas.length > 0 ? `Did you mean ${ideas.join(', ')}?` : ''}`,
    );
  }
  return {contents: [{uri, mimeType: 'text/markdown', text: page.text}]};
}
