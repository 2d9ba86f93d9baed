import type {SearchHit} from '../search/types';
import type {ProductId} from '../site/products';

import type {Context} from './context';
import {findSection, tokensOf} from './library';

/** A page that matches a query, by its best section. */
export type Hit = {
  readonly title: string;
  /** Product, category and headings above. */
  readonly place: string;
  readonly page: string;
  /** Anchor of the section; left out for the page as a whole. */
  readonly section?: string;
  readonly url: string;
  readonly excerpt: string;
  /** Estimated size of the section, or of the page as a whole. */
  readonly tokens: number;
};

const excerptWords = 40;
/** Hits that the engine returns for a query. */
const candidates = 30;
const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/**
 * Finds pages by their best sections, as the site's own search does.
 * @returns the first hits, and the number of all
 */
export function search(
  context: Context,
  query: string,
  limit: number,
  product?: ProductId,
): {readonly total: number; readonly hits: readonly Hit[]} {
  const {hits} = context.engine().search({
    query,
    hitsPerPage: candidates,
    attributesToSnippet: [`content:${excerptWords}`],
    snippetEllipsisText: '…',
    ...(product && {facetFilters: [`product:${product}`]}),
  });
  const best = hits.filter((hit, at) => hits.findIndex((other) => pageOf(other) === pageOf(hit)) === at);
  return {total: best.length, hits: best.slice(0, limit).map((hit) => toHit(context, hit))};
}

function pageOf({url}: SearchHit): string {
  return url.replace(/#.*$/, '');
}

function toHit({library}: Context, {url, hierarchy, _snippetResult: snippet}: SearchHit): Hit {
  const [route = '', anchor = ''] = url.split('#');
  const page = library.get(route);
  const section = anchor ? findSection(page, anchor) : undefined;
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const place = [page?.product?.name ?? 'Documentation', lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(
    (level) => level !== null,
  );
  return {
    title: place.at(-1) ?? route,
    place: place.slice(0, -1).join(' > '),
    page: route,
    ...(anchor && {section: anchor}),
    url: `${page?.url ?? route}${anchor && `#${anchor}`}`,
    excerpt: plainText(snippet.content?.value ?? ''),
    tokens: tokensOf(section ? section.end - section.start : (page?.text.length ?? 0)),
  };
}

/** Text of highlighted HTML. */
export function plainText(html: string): string {
  const text = html.replace(/<\/?mark>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}
