import type {Root} from 'hast';

import type {BuiltPage} from '../types';

import {readArticle} from './article';
import {convert} from './convert';
import {portable} from './links';
import {type Sources, withSources} from './sources';
import type {Page, Section, Site} from './types';

/**
 * Converts all published pages to Markdown.
 * @param sources Mermaid sources of the diagrams
 * @throws if a page was not built or has no article; the message names its path
 */
export function readPages(
  site: Site,
  sections: readonly Section[],
  built: readonly BuiltPage[],
  sources: Sources,
): Page[] {
  const products = new Map(sections.flatMap(({product, routes}) => routes.map((route) => [route, product] as const)));
  const trees = new Map(built.map(({route, tree}) => [route, tree]));
  return [...site.routes].map((route) => {
    const tree = trees.get(route);
    const product = products.get(route);
    try {
      if (!tree) {
        throw new Error('was not built');
      }
      return {...pageFrom(site, route, tree, sources), ...(product && {product})};
    } catch (error) {
      throw new Error(`agent-docs: ${route}: ${(error as Error).message}`);
    }
  });
}

export function pageFrom(site: Site, route: string, tree: Root, sources: Sources = new Map()): Page {
  const {content, ...facts} = readArticle(tree);
  return {route, ...facts, body: convert(withSources(content, sources), (href) => portable(site, href))};
}
