import {productAt} from '../site/products';

import {escapeHtml, onlyMarks} from './engine/html';
import type {Hierarchy, Level, MarkedParts, MarkedValue, SearchHit, SearchResult} from './types';

/** A hit with safe HTML texts, apart from the plain `lvl0`, and an allowed address. */
export interface ShownHit extends SearchHit {
  readonly hierarchy: Hierarchy & {readonly lvl0: string; readonly lvl1: string};
  /** Name of the product. */
  readonly product: string;
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

export interface ShownResult {
  readonly hits: readonly ShownHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly queryID?: string;
}

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly Level[];

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
  const address = typeof url === 'string' ? parse(url, origins[0]) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    return undefined;
  }
  if (origins.includes(address.origin)) {
    return isDecodable(address) ? `${address.pathname}${address.search}${address.hash}` : undefined;
  }
  return allowOtherSites ? address.href : undefined;
}

/** Whether the router can read an address of this site; it decodes a path twice. */
function isDecodable({pathname, hash}: URL): boolean {
  try {
    decodeURI(decodeURI(pathname));
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

function presentHit(
  {objectID, type, hierarchy, content, _snippetResult: parts}: SearchHit,
  url: string,
  baseUrl: string,
): ShownHit {
  const texts = headings.map((level) => [level, asHtml(hierarchy?.[level])]);
  const marked = headings.flatMap((level) => {
    const value = safeMarks(parts?.hierarchy?.[level]);
    return value ? [[level, value] as const] : [];
  });
  const snippet = safeMarks(parts?.content);
  const shown = {...(Object.fromEntries(texts) as Hierarchy)};
  return {
    objectID,
    url,
    type,
    product: productAt(`/${url.slice(baseUrl.length)}`.replace(/[?#].*/, ''))?.name ?? '',
    hierarchy: {...shown, lvl0: plainTitle(hierarchy), lvl1: shown.lvl1 ?? escapeHtml(url)},
    content: asHtml(content),
    _snippetResult: {hierarchy: Object.fromEntries(marked), ...(snippet && {content: snippet})} satisfies MarkedParts,
  };
}

/** The group of a hit: the title of its page. */
function plainTitle(hierarchy: Partial<Hierarchy> | undefined): string {
  return [hierarchy?.lvl1, hierarchy?.lvl0].find((text) => typeof text === 'string') ?? 'Documentation';
}

function safeMarks(part: MarkedValue | undefined): MarkedValue | undefined {
  return typeof part?.value === 'string' ? {value: onlyMarks(part.value), matchLevel: part.matchLevel} : undefined;
}

function asHtml(text: unknown): string | null {
  return typeof text === 'string' ? escapeHtml(text) : null;
}

/** Level of the deepest heading of a hit. */
export function levelOf({hierarchy}: Pick<ShownHit, 'hierarchy'>): (typeof headings)[number] {
  return headings.filter((level) => hierarchy[level]).at(-1) ?? 'lvl1';
}

/** Headings above the deepest one, the page's title first. */
export function placeOf(hit: Pick<ShownHit, 'hierarchy'>): string[] {
  return headings.slice(0, headings.indexOf(levelOf(hit))).flatMap((level) => hit.hierarchy[level] ?? []);
}

/** Converts hits to rows of the modal, which are grouped by page; a group names its product where both appear. */
export function rowsOf(hits: readonly ShownHit[]): ShownHit[] {
  const products = new Set(hits.map(({product}) => product));
  return hits.map((hit) => {
    const {lvl0} = hit.hierarchy;
    const isNamed = products.size < 2 || hit.product === '' || lvl0.includes(hit.product);
    return rowOf(hit, isNamed ? lvl0 : `${lvl0} · ${hit.product}`);
  });
}

/**
 * A row shows its heading, and below it the headings around it and the snippet. With the type `content`, DocSearch would
 * leave out the heading and would not store the hit as a recent search.
 */
function rowOf(hit: ShownHit, lvl0: string): ShownHit {
  const level = levelOf(hit);
  const hierarchy = {...hit.hierarchy, lvl0};
  if (level === 'lvl1') {
    return {...hit, type: level, hierarchy};
  }
  const {hierarchy: marks, content} = hit._snippetResult;
  const lines = [placeOf(hit).slice(1).join(' › '), content?.value].filter(Boolean);
  const value = lines.map((line) => `<span>${line}</span>`).join('');
  return {
    ...hit,
    type: level,
    hierarchy,
    _snippetResult: {hierarchy: {...marks, lvl1: {value, matchLevel: 'none'}}, ...(content && {content})},
  };
}

/** Makes the row that links to the search page for queries that the modal shortens. */
export function longQueryRow(text: string, url: string): ShownHit {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: url,
    url,
    type: 'lvl1',
    product: '',
    hierarchy: {lvl0: 'Your text', lvl1: `Search for all ${text.length} characters`, ...none},
    content: null,
    _snippetResult: {hierarchy: {}},
  };
}
