import {findPage, findSection, nearestPages, routeFrom} from '../library/find';
import type {LibraryPage} from '../library/types';
import {limits} from '../limits';

import {answer, notFound} from './answers';
import type {Tool} from './types';

/** A page or one of its sections, in Markdown. */
export const readPage: Tool = {
  definition: {
    name: 'read_page',
    title: 'Read a page',
    description: `Returns a page, or one section of it, in Markdown. At most ${limits.text} characters at once; a longer text says how to go on.`,
    inputSchema: {
      type: 'object',
      properties: {
        page: {
          type: 'string',
          minLength: 1,
          maxLength: limits.query,
          description: 'Path such as /toolhive/quickstart, or an address that search_docs gave; may end in #section.',
        },
        section: {type: 'string', maxLength: limits.query, description: 'Title or anchor of a section.'},
        offset: {type: 'integer', minimum: 0, default: 0, description: 'Character to begin with.'},
      },
      required: ['page'],
      additionalProperties: false,
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
  call: ({library}, {page: name, section = '', offset = 0}) => {
    const {route, anchor} = routeFrom(String(name));
    const page = findPage(library, route);
    if (!page) {
      const ideas = nearestPages(library, route);
      return notFound(
        `There is no page ${route}. ${ideas.length > 0 ? `Did you mean ${ideas.join(', ')}?` : 'Use search_docs or list_pages.'}`,
      );
    }
    // An anchor that is no heading belongs to an entry within a section, so the page is the answer.
    const found = findSection(page, String(section) || anchor);
    if (section && !found) {
      return notFound(`${route} has no section "${String(section)}". Its sections: ${outline(page)}`);
    }
    return answer(piece(page, found?.start ?? 0, found?.end ?? page.text.length, Number(offset)));
  },
};

function piece(page: LibraryPage, start: number, end: number, offset: number): string {
  const from = start + offset;
  const to = breakBefore(page.text, from, Math.min(end, from + limits.text - 500), end);
  const source = `Source: ${page.url}${page.product ? ` (${page.product.name} ${page.product.release})` : ''}`;
  if (from >= end) {
    return `${source}\n\n[The text ends at character ${end - start}.]`;
  }
  const rest = to < end ? `\n\n[${end - to} characters are left. Go on with offset ${to - start}.]` : '';
  return `${source}\n\n${page.text.slice(from, to).trimEnd()}${rest}`;
}

/** Where a piece ends: at the end of a line, else of a sentence, in the second half of what fits. */
function breakBefore(text: string, from: number, to: number, end: number): number {
  const half = from + (to - from) / 2;
  const breaks = [text.lastIndexOf('\n', to - 1) + 1, text.lastIndexOf('. ', to - 2) + 2];
  return to === end ? end : (breaks.find((position) => position > half) ?? to);
}

function outline({sections}: LibraryPage): string {
  return sections
    .filter(({level}) => level > 1)
    .map(({title}) => title)
    .join('; ');
}
