import {closest} from '../data/checks/nearest';
import {nearestPages} from '../site/nearestPages';
import {type Product, products} from '../site/products';

/** A page of the site, read from its Markdown copy. */
export interface LibraryPage {
  /** Such as `/toolhive/quickstart`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly product?: Product;
  /** Markdown. */
  readonly text: string;
  readonly sections: readonly Section[];
}

export type Library = ReadonlyMap<string, LibraryPage>;

/** Average number of characters of English and code that language models read as one token. */
export const charactersPerToken = 4;

/** Parses one Markdown copy; `ids` are those of its headings below the title. */
export function parsePage(route: string, copy: string, ids: readonly string[] = []): LibraryPage {
  const [head, matter = ''] = /^---\n([\s\S]*?)\n---\n\s*(?:>[^\n]*\n\s*)?/.exec(copy) ?? [];
  if (head === undefined) {
    throw new Error(`the copy of ${route} has no front matter`);
  }
  const fields = new Map(matter.split('\n').map(fieldOf));
  const product = products.find(({name}) => name === fields.get('product'));
  const text = copy.slice(head.length).trimEnd();
  let sections: readonly Section[] | undefined;
  return {
    route,
    title: fields.get('title') ?? route,
    description: fields.get('description') ?? '',
    url: fields.get('url') ?? '',
    ...(product && {product: {...product, release: fields.get('version') ?? product.release}}),
    text,
    get sections() {
      return (sections ??= sectionsOf(text, ids));
    },
  };
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), String(JSON.parse(line.slice(colon + 2)))];
}

/** Route and anchor in a path, a URL of any host, the path of a Markdown copy, or a resource URI. */
export function routeFrom(name: string): {readonly route: string; readonly anchor: string} {
  const [address = '', anchor = ''] = name.trim().split('#');
  const path = address
    .replace(/^docs:\/\//, '/')
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/\?.*$/, '');
  const clean = `/${path}`
    .replace(/\/{2,}/g, '/')
    .replace(/\.(md|html)$/, '')
    .replace(/\/index$/, '/');
  return {route: clean === '/' ? clean : clean.replace(/\/$/, ''), anchor};
}

/** The page at a route, with or without the site's base path. */
export function findPage(library: Library, route: string): LibraryPage | undefined {
  return (
    library.get(route) ??
    Array.from(library.values()).find(({url}) => URL.canParse(url) && new URL(url).pathname === route)
  );
}

/** The first section of a page with this title or anchor, case-insensitive. */
export function findSection(page: LibraryPage | undefined, name: string): Section | undefined {
  const wanted = name
    .replace(/^#+\s*/, '')
    .trim()
    .toLowerCase();
  return page?.sections.find(({title, slug}) => [slug, title].some((text) => text.toLowerCase() === wanted));
}

/** Text of a page or of one of its sections. */
export function textOf({text}: LibraryPage, section?: Section): string {
  return text.slice(section?.start, section?.end).trimEnd();
}

/** URL and release of a page or of one of its sections. */
export function sourceOf({url, product}: LibraryPage, anchor = ''): string {
  return `Source: ${url}${anchor && `#${anchor}`}${product ? ` (${product.name} ${product.release})` : ''}`;
}

/** Estimated number of tokens, rounded to tens. */
export function tokensOf(characters: number): number {
  return Math.max(10, Math.round(characters / charactersPerToken / 10) * 10);
}

/** Stable id of a section: the route, with the anchor unless it is the page's title. */
export function sectionId({route}: LibraryPage, {slug, level}: Section): string {
  return level === 1 ? route : `${route}#${slug}`;
}

/** Ids, sizes and titles of the sections that end after a position, as a nested list. */
export function outlineOf(page: LibraryPage, from = 0, to = page.text.length): string {
  return page.sections
    .filter(({level, end}) => level > 1 && end > from && end <= to)
    .map((section) => {
      const indent = '  '.repeat(section.level - 2);
      const size = tokensOf(section.end - section.start);
      return `${indent}- ${sectionId(page, section)} (about ${size} tokens): ${section.title}`;
    })
    .join('\n');
}

/** Up to three names that are spelled like a wrong one. */
export function alike(wrong: string, names: Iterable<string>): string[] {
  return closest(wrong, names, Math.max(3, Math.ceil(wrong.length / 2))).slice(0, 3);
}

export function didYouMean(names: readonly string[], otherwise: string): string {
  return names.length > 0 ? `Did you mean ${names.join(', ')}?` : otherwise;
}

/** Up to three routes that are like a wrong one. */
export function nearestRoutes(library: Library, route: string): string[] {
  const pages = Array.from(library.keys(), (path) => ({path}));
  return nearestPages(pages, route, 3).map(({path}) => path);
}

/** A heading and the text up to the next heading of the same or a higher level. */
export interface Section {
  readonly title: string;
  readonly level: number;
  /** Its id; empty for the title of the page. */
  readonly slug: string;
  /** Offsets in the text of the page. */
  readonly start: number;
  readonly end: number;
}

/**
 * Splits Markdown at its title and at the headings that have an id, except lines in code blocks that look like headings.
 * @param ids those of the headings below the title, in their order; empty if one has none
 */
export function sectionsOf(text: string, ids: readonly string[]): Section[] {
  const headings: Omit<Section, 'end'>[] = [];
  const left = [...ids];
  let fence: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const [, mark = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const [, hashes, title] = (fence === undefined && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (hashes && title) {
      const level = hashes.length;
      const slug = level > 1 ? (left.shift() ?? '') : '';
      headings.push(...(level === 1 || slug ? [{title: plainText(title), level, slug, start}] : []));
    } else if (mark && fence === undefined) {
      fence = mark;
    } else if (fence !== undefined && mark.startsWith(fence) && info.trim() === '') {
      fence = undefined;
    }
    start += line.length + 1;
  }
  return headings.map((heading, i) => {
    const next = headings.slice(i + 1).find(({level}) => level <= heading.level);
    return {...heading, end: next?.start ?? text.length};
  });
}

function plainText(markdown: string): string {
  return markdown
    .replace(/`([^`]*)`|\[([^\]]*)\]\([^)]*\)/g, '$1$2')
    .replace(/[`*]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}
