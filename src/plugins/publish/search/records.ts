import type {PageRecord, SectionRecord} from '../../../search/types';
import type {Article} from '../articles';

import {sectionsOf, type Section} from './sections';

/** Pages that quote messages of a program. */
const messagePages = /\/reference\/(?:messages|errors|log-messages)[a-z-]*$/;
/** Method and path at the start of an operation's section. */
const call = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*/;
/** Sections that contain links only. */
const signposts = /^(next steps|related (commands|guides))$/i;

/** The place of a page. */
type Place = Pick<PageRecord, 'url' | 'product'>;

/**
 * Converts an article to a record, whose sections are the page, headings down to the third level, and entries of
 * definition lists that have an id.
 */
export function recordOf(place: Place, {content, description}: Pick<Article, 'content' | 'description'>): PageRecord {
  return {
    ...place,
    sections: sectionsOf(content)
      .filter(({path}) => path.length > 0)
      .map((section) => sectionRecord(section, place.url, section.path.length === 1 ? description : '')),
  };
}

function sectionRecord({anchor, path, text, codes}: Section, url: string, description: string): SectionRecord {
  const heading = path.at(-1) ?? '';
  const operation = call.exec(text)?.[0];
  const own = signposts.test(heading) ? '' : text;
  const messages = [...(messagePages.test(url) ? codes.filter(Boolean) : []), ...(operation ? [operation] : [])];
  return {
    id: anchor,
    heading: operation ? `${heading} · ${operation}` : heading,
    depth: path.length,
    text: (own.includes(description) ? own : `${description} ${own}`).trim(),
    ...(messages.length > 0 && {messages}),
  };
}

/**
 * Asserts that the addresses of all sections exist, each once.
 * @param anchors ids on the built pages by address
 * @throws naming each missing anchor and each duplicate id
 */
export function assertAddresses(pages: readonly PageRecord[], anchors: ReadonlyMap<string, ReadonlySet<string>>): void {
  const faults = pages.flatMap(({url, sections}) => {
    const ids = sections.map(({id = ''}) => id);
    return [
      ...ids.filter((id) => id !== '' && !anchors.get(url)?.has(id)).map((id) => `${url}#${id}: no such anchor`),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${url}#${id}: two sections with this id`),
    ];
  });
  if (faults.length > 0) {
    throw new Error(`search-index: ${faults.join('; ')}`);
  }
}
