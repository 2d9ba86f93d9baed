import type {SearchEngine} from '../search/engine/search';
import type {SearchHit} from '../search/types';
import type {ProductId} from '../site/products';

/** A section that answers a query. */
export interface FoundSection {
  readonly title: string;
  /** Product, category and headings above. */
  readonly place: string;
  /** Path of the page. */
  readonly page: string;
  /** Anchor of the section. */
  readonly section?: string;
  readonly url: string;
  readonly excerpt: string;
}

/** What the tools need of a search engine. */
export interface Search {
  find(
    query: string,
    options: {readonly limit: number; readonly product?: ProductId | undefined},
  ): {
    readonly total: number;
    readonly hits: readonly FoundSection[];
  };
}

/** Words of an excerpt. */
const excerptWords = 40;

/** The search of the site, answering in plain text. */
export function siteSearch(engine: SearchEngine, origin: string): Search {
  return {
    find: (query, {limit, product}) => {
      const {hits, nbHits} = engine.search({
        query,
        hitsPerPage: limit,
        attributesToSnippet: [`content:${excerptWords}`],
        snippetEllipsisText: '…',
        ...(product && {facetFilters: [`product:${product}`]}),
      });
      return {total: nbHits, hits: hits.map((hit) => found(hit, origin))};
    },
  };
}

function found({url, hierarchy, _snippetResult: {content}}: SearchHit, origin: string): FoundSection {
  const [page = '', section] = url.split('#');
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const place = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((level) => level !== null);
  return {
    title: place.at(-1) ?? page,
    place: place.slice(0, -1).join(' > '),
    page,
    ...(section && {section}),
    url: `${origin}${url}`,
    excerpt: plain(content?.value ?? ''),
  };
}

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** Marked and escaped text as it reads. */
function plain(html: string): string {
  const text = html.replace(/<\/?mark>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}
