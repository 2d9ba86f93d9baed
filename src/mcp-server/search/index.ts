import type {SearchEngine} from '../../search/engine/engine';
import type {SearchHit} from '../../search/types';
import {findSection} from '../library/find';
import {tokensOf} from '../library/outline';
import type {Library} from '../library/types';

import type {Hit, Search, SearchOptions} from './types';

const excerptWords = 40;
/** Hits that the engine returns for a query. */
const candidates = 30;
const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** Finds pages by their best sections, as the site's own search does. */
export function questionSearch(load: () => SearchEngine, library: Library): Search {
  return (query, {limit, product}) => {
    const found = hitsOf(load(), query, product);
    const best = found.filter((hit, at) => found.findIndex((other) => pageOf(other) === pageOf(hit)) === at);
    return {total: best.length, hits: best.slice(0, limit).map((hit) => toHit(hit, library))};
  };
}

function hitsOf(engine: SearchEngine, query: string, product: SearchOptions['product']): readonly SearchHit[] {
  const {hits} = engine.search({
    query,
    hitsPerPage: candidates,
    attributesToSnippet: [`content:${excerptWords}`],
    snippetEllipsisText: '…',
    ...(product && {facetFilters: [`product:${product}`]}),
  });
  return hits;
}

function pageOf({url}: SearchHit): string {
  return url.replace(/#.*$/, '');
}

function toHit(hit: SearchHit, library: Library): Hit {
  const [route = '', anchor] = hit.url.split('#');
  const page = library.get(route);
  const section = page && anchor ? findSection(page, anchor) : undefined;
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hit.hierarchy;
  const place = [page?.product?.name ?? 'Documentation', lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(
    (level) => level !== null,
  );
  return {
    title: place.at(-1) ?? route,
    place: place.slice(0, -1).join(' > '),
    page: route,
    ...(anchor && {section: anchor}),
    url: `${page?.url ?? route}${anchor ? `#${anchor}` : ''}`,
    excerpt: plainText(hit._snippetResult.content?.value ?? ''),
    tokens: tokensOf(section ? section.end - section.start : (page?.length ?? 0)),
  };
}

/** Text of highlighted HTML. */
export function plainText(html: string): string {
  const text = html.replace(/<\/?mark>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}
