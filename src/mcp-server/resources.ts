import type {ListResourcesResult, ReadResourceResult} from '@modelcontextprotocol/server';

import {didYouMean, type Library, type LibraryPage, nearestRoutes, routeFrom} from './library';
import {wrongRequest} from './tools/tool';

function resourceUri(route: string): string {
  return route === '/' ? 'docs://index' : `docs:/${route}`;
}

/** Lists the pages. */
export function listResources(library: Library): ListResourcesResult {
  return {resources: Array.from(library.values(), resourceOf)};
}

function resourceOf({route, title, description, text}: LibraryPage): ListResourcesResult['resources'][number] {
  const size = new TextEncoder().encode(text).byteLength;
  return {uri: resourceUri(route), name: route, title, description, mimeType: 'text/markdown', size};
}

export const resourceTemplates = [
  {
    uriTemplate: 'docs://{+page}',
    name: 'page',
    title: 'Page of the documentation',
    description: 'A page in Markdown by its path, such as docs://toolhive/quickstart.',
    mimeType: 'text/markdown',
  },
];

/** Reads a whole page; throws a protocol error when it does not exist. */
export function readResource(library: Library, uri: string): ReadResourceResult {
  const page = uri.startsWith('docs://') ? library.get(routeFrom(uri).route) : undefined;
  if (!page) {
    const ideas = nearestRoutes(library, routeFrom(uri).route).map(resourceUri);
    throw wrongRequest(`There is no resource ${uri.slice(0, 200)}. ${didYouMean(ideas, '')}`);
  }
  return {contents: [{uri, mimeType: 'text/markdown', text: page.text}]};
}
