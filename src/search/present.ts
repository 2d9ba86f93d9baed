import {escapeHtml, onlyMarks} from './engine/html';
import type {Hierarchy, Level, MarkedParts, MarkedValue, SearchHit, SearchResult} from './types';

/** A hit with safe HTML texts, apart from the plain `lvl0`, and an allowed address. */
export interface ShownHit extends SearchHit {
  readonly hierarchy: Hierarchy & {readonly lvl0: string; readonly lvl1: string};
}

/** Which addresses hits may have. */
export interface AddressRules {
  /** Origins of this site's pages; the first is the current one. */
  readonly origins: readonly [string, ...string[]];
  /** Whether hits may link to other sites. */
  readonly allowOtherSites: boolean;
}

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly Level[];

export interface ShownResult {
  readonly hits: readonly ShownHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly product?: string;
}

/** Sanitizes a result: marks are the only markup, and hits with disallowed addresses are removed. */
export function presentResult({hits, nbHits, nbPages, ...rest}: SearchResult, rules: AddressRules): ShownResult {
  const shown = presentHits(hits, rules);
  return {...rest, hits: shown, nbHits: nbHits - (hits.length - shown.length), nbPages: nbPages ?? 0};
}

/** Sanitizes hits and removes those with disallowed addresses. */
export function presentHits(hits: readonly SearchHit[], rules: AddressRules): ShownHit[] {
  return hits.flatMap((hit) => {
    const url = followable(hit.url, rules);
    return url === undefined ? [] : [presentHit({...hit, url})];
  });
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
    return `${address.pathname}${address.search}${address.hash}`;
  }
  return allowOtherSites ? address.href : undefined;
}

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

function presentHit(hit: SearchHit): ShownHit {
  const {objectID, url, type, product, docusaurus_tag, language, hierarchy, content} = hit;
  return {
    objectID,
    url,
    type,
    product,
    docusaurus_tag,
    language,
    hierarchy: {
      lvl0: typeof hierarchy?.lvl0 === 'string' ? hierarchy.lvl0 : 'Documentation',
      lvl1: asHtml(hierarchy?.lvl1) ?? asHtml(url) ?? '',
      lvl2: asHtml(hierarchy?.lvl2),
      lvl3: asHtml(hierarchy?.lvl3),
      lvl4: asHtml(hierarchy?.lvl4),
      lvl5: asHtml(hierarchy?.lvl5),
      lvl6: asHtml(hierarchy?.lvl6),
    },
    content: asHtml(content),
    _snippetResult: marked(hit._snippetResult),
  };
}

function marked(parts: MarkedParts | undefined): MarkedParts {
  const content = safeMarks(parts?.content);
  const hierarchy = headings.flatMap((level) => {
    const value = safeMarks(parts?.hierarchy?.[level]);
    return value ? [[level, value] as const] : [];
  });
  return {hierarchy: Object.fromEntries(hierarchy), ...(content && {content})};
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
export function placeOf(hit: ShownHit): string[] {
  return headings.slice(0, headings.indexOf(levelOf(hit))).flatMap((level) => hit.hierarchy[level] ?? []);
}
