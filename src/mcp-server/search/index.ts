import {SearchEngine} from '../../search/engine/search';
import type {SearchHit} from '../../search/types';
import {findSection} from '../library/find';
import {tokensOf} from '../library/tokens';
import type {Library} from '../library/types';

import {fuse} from './fuse';
import {packPages} from './pages';
import {plainText} from './plainText';
import type {Hit, Search, SearchOptions} from './types';

/** Words of an excerpt. */
const excerptWords = 40;
/** Sections and pages that are looked at for one answer. */
const candidates = 30;
/**
 * Weight of the pages' summaries beside their sections. Found with the tuning half of the judged queries: a little helps
 * pages into the first ten, more costs first places.
 */
const summaryWeight = 0.15;

/**
 * Search for whole questions: the ranking of the site over all sections, joined with one over titles, descriptions and
 * outlines of the pages, which are closer to how questions are put.
 *
 * @param load makes the engine over the index of the site, at the first search
 */
export function questionSearch(load: () => SearchEngine, library: Library): Search {
  let engines: {readonly sections: SearchEngine; readonly summaries: SearchEngine} | undefined;
  return {
    find: (query, {limit, product}) => {
      engines ??= {sections: load(), summaries: new SearchEngine(packPages(library))};
      const {sections, summaries} = engines;
      const inSections = ask(sections, query, product);
      const inSummaries = ask(summaries, query, product);
      const pages = fuse([
        {pages: inSections.map(pageOf), weight: 1},
        {pages: inSummaries.map(pageOf), weight: summaryWeight},
      ]);
      const hits = pages.slice(0, limit).flatMap((page) => {
        const best = [...inSections, ...inSummaries].find((hit) => pageOf(hit) === page);
        return best ? [toHit(best, library)] : [];
      });
      return {total: pages.length, hits};
    },
  };
}

function ask(engine: SearchEngine, query: string, product: SearchOptions['product']): readonly SearchHit[] {
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
  const [page = '', section] = hit.url.split('#');
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hit.hierarchy;
  const place = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((level) => level !== null);
  return {
    title: place.at(-1) ?? page,
    place: place.slice(0, -1).join(' > '),
    page,
    ...(section && {section}),
    url: `${library.get(page)?.url ?? page}${section ? `#${section}` : ''}`,
    excerpt: plainText(hit._snippetResult.content?.value ?? ''),
    tokens: tokensOf(sizeOf(library, page, section)),
  };
}

function sizeOf(library: Library, route: string, anchor: string | undefined): number {
  const page = library.get(route);
  const section = page && anchor ? findSection(page, anchor) : undefined;
  return section ? section.end - section.start : (page?.text.length ?? 0);
}
