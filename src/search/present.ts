import {productAt} from '../site/products';

import {escapeHtml, onlyMarks} from './engine/html';
import {headingLevels, type Hierarchy, type HitType, type SearchHit, type SearchResult} from './types';

/** A hit with an allowed address. Its texts are safe HTML, except the title of the page. */
export interface ShownHit {
  readonly objectID: string;
  readonly url: string;
  /** Name of the product. */
  readonly product: string;
  /** Level of its deepest heading. */
  readonly level: HitType;
  /** Title of the page as plain text. */
  readonly page: string;
  /** Headings above its own, the title of the page first. */
  readonly place: readonly string[];
  /** Its own heading, plain and with the words of the query marked. */
  readonly heading: string;
  readonly title: string;
  /** Part of its text, also marked. */
  readonly text: string | undefined;
}

/** A hit as the modal shows it; the texts are HTML. */
interface Row extends Omit<SearchHit, 'hierarchy' | '_snippetResult'> {
  readonly hierarchy: Partial<Hierarchy>;
  readonly _snippetResult?: object;
}

/** Which addresses hits may have. */
export interface AddressRules {
  /** Origins of this site's pages; the first is the current one. */
  readonly origins: readonly [string, ...string[]];
  /** Path of the site, with slashes around it. */
  readonly baseUrl: string;
  /** Whether hits may link to other sites. */
  readonly allowOtherSites: boolean;
}

export interface ShownResult extends Omit<SearchResult, 'hits'> {
  readonly hits: readonly ShownHit[];
}

/** Sanitizes a result: marks are the only markup, and hits with disallowed addresses are removed. */
export function presentResult({hits, nbHits, nbPages, ...rest}: SearchResult, rules: AddressRules): ShownResult {
  const shown = hits.flatMap((hit) => {
    const url = followable(hit.url, rules);
    return url === undefined ? [] : [presentHit(hit, url, rules.baseUrl)];
  });
  return {...rest, hits: shown, nbHits: nbHits - (hits.length - shown.length), nbPages: nbPages ?? 0};
}

/**
 * Returns the address of a hit: a path for pages of this site, the URL for other sites.
 * @returns undefined if the address is not allowed
 */
export function followable(url: unknown, {origins, allowOtherSites}: AddressRules): string | undefined {
  if (typeof url !== 'string') {
    return undefined;
  }
  try {
    const {protocol, origin, pathname, search, hash, href} = new URL(url, origins[0]);
    if (!/^https?:$/.test(protocol)) {
      return undefined;
    }
    if (!origins.includes(origin)) {
      return allowOtherSites ? href : undefined;
    }
    // Throws for what the router cannot read; it decodes a path twice.
    decodeURI(decodeURI(pathname));
    decodeURIComponent(hash);
    return `${pathname}${search}${hash}`;
  } catch {
    return undefined;
  }
}

/** Records of a search service can lack any part. */
function presentHit({objectID, hierarchy, _snippetResult: parts}: SearchHit, url: string, baseUrl: string): ShownHit {
  const present = headingLevels.filter((level) => typeof hierarchy?.[level] === 'string');
  const [page = url, ...below] = present.map((level) => hierarchy[level] ?? '');
  const headings = [page, ...below].map(escapeHtml);
  const level = present.at(-1) ?? 'lvl1';
  const heading = headings.at(-1) ?? '';
  return {
    objectID,
    url,
    product: productAt(`/${url.slice(baseUrl.length)}`.replace(/[?#].*/, ''))?.name ?? '',
    level,
    page,
    place: headings.slice(0, -1),
    heading,
    title: safeMarks(parts?.hierarchy?.[level]?.value) ?? heading,
    text: safeMarks(parts?.content?.value),
  };
}

function safeMarks(html: unknown): string | undefined {
  return typeof html === 'string' ? onlyMarks(html) : undefined;
}

/** Converts hits to rows of the modal, which are grouped by page; a group names its product where both appear. */
export function rowsOf(hits: readonly ShownHit[]): Row[] {
  const products = new Set(hits.map(({product}) => product));
  return hits.map((hit) => rowOf(hit, products.size > 1 ? hit.product : ''));
}

/**
 * A row shows its heading, and below it the headings around it and the snippet, a line each. With the type `content`,
 * DocSearch would leave out the heading and would not store the hit as a recent search.
 */
function rowOf({objectID, url, level, page, place, heading, title, text}: ShownHit, product: string): Row {
  const [pageTitle = heading, ...above] = place;
  const lines = [above.join(' › '), text].filter(Boolean).map((line) => `<span>${line}</span>`);
  const marked = level === 'lvl1' ? title : lines.join('');
  return {
    objectID,
    url,
    type: level,
    hierarchy: {lvl0: page.includes(product) ? page : `${page} · ${product}`, lvl1: pageTitle, [level]: heading},
    content: text?.replace(/<\/?mark>/g, '') ?? null,
    _snippetResult: {
      hierarchy: {[level]: {value: title}, lvl1: {value: marked}},
      ...(text && {content: {value: text}}),
    },
  };
}

/** Makes the row that links to the search page for queries that the modal shortens. */
export function longQueryRow(text: string, url: string): Row {
  const hierarchy = {lvl0: 'Your text', lvl1: `Search for all ${text.length} characters`};
  return {objectID: url, url, type: 'lvl1', hierarchy, content: null};
}
