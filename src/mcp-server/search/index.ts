import {SearchEngine} from '../../search/engine/engine';
import type {SearchData, SearchHit} from '../../search/types';
import {atFirstUse} from '../files/stored';
import {findSection} from '../library/find';
import {tokensOf} from '../library/outline';
import type {Library} from '../library/types';

import {fuse} from './fuse';
import {recordOf} from './pages';
import type {Hit, Search, SearchOptions} from './types';

const excerptWords = 40;
/** Hits that each engine returns for a query. */
const candidates = 30;
/** Weight of the summaries relative to the sections, tuned on one half of the judged queries. */
const summaryWeight = 0.15;
const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** Fuses the site's ranking of sections with a ranking of the pages by title, description and outline. */
export function questionSearch(load: () => SearchData, library: Library): Search {
  const engines = atFirstUse(() => {
    const data = load();
    const pages = [...library.values()].map(recordOf);
    return {sections: new SearchEngine(data), summaries: new SearchEngine({...data, pages})};
  });
  return (query, {limit, product}) => {
    const {sections, summaries} = engines();
    const inSections = hitsOf(sections, query, product);
    const inSummaries = hitsOf(summaries, query, product);
    const pages = fuse([
      {pages: inSections.map(pageOf), weight: 1},
      {pages: inSummaries.map(pageOf), weight: summaryWeight},
    ]);
    const hits = pages.slice(0, limit).flatMap((page) => {
      const best = [...inSections, ...inSummaries].find((hit) => pageOf(hit) === page);
      return best ? [toHit(best, library)] : [];
    });
    return {total: pages.length, hits};
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
