import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';

import type {HitType, SearchRecord} from '../../../search/types';
import {without} from '../elements';

import {sectionsOf, type Section} from './sections';

/** A parsed page and its metadata. */
export interface PageSource {
  readonly tree: Root;
  readonly url: string;
  readonly product?: {readonly id: string; readonly name: string} | undefined;
  /** Label of its sidebar category. */
  readonly category?: string | undefined;
  /** Facet of the contextual search; by default that of the product. */
  readonly tag?: string | undefined;
  readonly language?: string | undefined;
}

/** Elements of the theme that are not content. */
const furniture = [
  'script, style, svg, noscript, template, button, nav, [aria-hidden="true"]',
  '.hash-link, .theme-doc-breadcrumbs, .pagination-nav, .theme-doc-footer, .theme-edit-this-page',
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .theme-doc-version-badge, [data-search-ignore]',
  // Samples of API operations, which repeat the description with example values.
  'dd pre, figure > pre, details > pre',
].join(', ');
/** Pages that quote messages of a program. */
const messagePages = /\/reference\/(?:messages|errors|log-messages)[a-z-]*$/;
/** Method and path at the start of an operation's section. */
const call = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*/;
/** Sections that contain links only. */
const signposts = /^(next steps|related (commands|guides))$/i;

/**
 * Splits a page into records: the page, headings down to the third level, and entries of definition lists that have an
 * id.
 */
export function recordsOfPage(page: PageSource): SearchRecord[] {
  const {content: description = ''} = select('meta[name="description"]', page.tree)?.properties ?? {};
  return recordsOfSections(page, sectionsOf(without(contentOf(page.tree), furniture)), String(description));
}

/** Converts sections to records with unique ids. */
export function recordsOfSections(
  page: Omit<PageSource, 'tree'>,
  sections: readonly Section[],
  description: string,
): SearchRecord[] {
  const seen = new Map<string, number>();
  return sections.flatMap((section) => {
    const record = recordOf(page, section, section.path.length === 1 ? description : '');
    const count = seen.get(record.objectID) ?? 0;
    seen.set(record.objectID, count + 1);
    return record.hierarchy.lvl1 ? [count > 0 ? {...record, objectID: `${record.objectID}~${count}`} : record] : [];
  });
}

function contentOf(tree: Root): Element {
  const content = ['.theme-doc-markdown', 'main', 'body'].map((selector) => select(selector, tree)).find(Boolean);
  if (!content) {
    throw new Error('a page without a body');
  }
  return content;
}

/**
 * Returns the records of a product's index: all of the product and of no product; of other products the titles and
 * messages.
 */
export function recordsFor(product: string, records: readonly SearchRecord[]): SearchRecord[] {
  return records.flatMap((record) => {
    if (['', product].includes(record.product)) {
      return [record];
    }
    return record.hierarchy.lvl3 && !record.messages ? [] : [{...record, content: null, messages: [], asks: []}];
  });
}

function recordOf(
  {url, product, category, tag, language}: Omit<PageSource, 'tree'>,
  section: Section,
  description: string,
): SearchRecord {
  const operation = call.exec(section.text)?.[0];
  const headings = operation ? [...section.path.slice(0, -1), `${section.path.at(-1)} · ${operation}`] : section.path;
  const [lvl1, lvl2, lvl3, lvl4, lvl5] = headings;
  const address = section.anchor ? `${url}#${section.anchor}` : url;
  const own = signposts.test(section.path.at(-1) ?? '') ? '' : section.text;
  const text = own.includes(description) ? own : `${description} ${own}`;
  return {
    objectID: address,
    url: address,
    hierarchy: {
      lvl0: [product?.name, category].filter(Boolean).join(' · ') || 'Documentation',
      lvl1: lvl1 ?? null,
      lvl2: lvl2 ?? null,
      lvl3: lvl3 ?? null,
      lvl4: lvl4 ?? null,
      lvl5: lvl5 ?? null,
      lvl6: null,
    },
    content: text.trim() || null,
    ...(messagePages.test(url) && {messages: section.codes.filter(Boolean)}),
    ...(operation && {messages: [operation]}),
    type: `lvl${Math.min(section.path.length, 6)}` as HitType,
    product: product?.id ?? '',
    docusaurus_tag: tag ?? (product ? `docs-${product.id}-current` : 'default'),
    language: language ?? 'en',
  };
}
