import {didYouMean, findPage, findSection, nearestPages, releaseOf, routeFrom} from '../library/find';
import {outlineOf, tokensOf} from '../library/outline';
import type {LibraryPage} from '../library/types';
import {limits} from '../limits';
import {receiptsIn} from '../receipts/find';

import {answer, failed} from './answers';
import {tool} from './types';

export const readPage = tool(
  {
    name: 'read_page',
    title: 'Read a page',
    description: `Returns a page or one section of it in Markdown, or with outline its sections with their ids and sizes. At most ${limits.text} characters at once; a longer text says how to continue.`,
    properties: {
      page: {
        type: 'string',
        minLength: 1,
        maxLength: limits.query,
        description:
          'Path such as /toolhive/quickstart, or an id or address that search_docs gave; may end in #section.',
      },
      section: {type: 'string', maxLength: limits.query, description: 'Title or anchor of a section.'},
      outline: {type: 'boolean', default: false, description: 'Only the ids, titles and sizes of the sections.'},
      receipts: {
        type: 'boolean',
        default: false,
        description: 'Also the lines of source code and the recorded runs that the statements are based on.',
      },
      offset: {type: 'integer', minimum: 0, default: 0, description: 'Character to start from.'},
    },
    required: ['page'],
  },
  (context, {page: name, section = '', outline = false, receipts = false, offset = 0}) => {
    const {library} = context;
    const {route, anchor} = routeFrom(String(name));
    const page = findPage(library, route);
    if (!page) {
      const ideas = nearestPages(library, route);
      return failed(`There is no page ${route}. ${didYouMean(ideas, 'Use search_docs or list_pages.')}`);
    }
    if (outline) {
      return answer(`${sourceOf(page)}\n\n${page.title}. ${page.description}\n\n${outlineOf(page)}`);
    }
    // An anchor that is not a heading's is inside a section; the page is returned.
    const found = findSection(page, String(section) || anchor);
    if (section && !found) {
      return failed(`${route} has no section "${String(section)}". Its sections:\n${outlineOf(page)}`);
    }
    const {text, rest} = piece(page, found?.start ?? 0, found?.end ?? page.length, Number(offset));
    const proofs = receipts ? receiptsIn(context, page, text, limits.receipts) : '';
    return answer(
      [sourceOf(page, found?.slug), text, proofs && `Receipts:\n${proofs}`, rest].filter(Boolean).join('\n\n'),
    );
  },
);

/** URL and release of a text, and the size of its page. */
export function sourceOf(page: LibraryPage, anchor = ''): string {
  const url = `${page.url}${anchor && `#${anchor}`}`;
  return `Source: ${url}${releaseOf(page)}. The whole page is about ${tokensOf(page.length)} tokens.`;
}

function piece(page: LibraryPage, start: number, end: number, offset: number): {text: string; rest: string} {
  const from = start + offset;
  if (from >= end) {
    return {text: '', rest: `[The text ends at character ${end - start}.]`};
  }
  const {text} = page;
  const to = breakBefore(text, from, Math.min(end, from + limits.text - 3_500), end);
  const sections = to < end ? outlineOf({...page, sections: page.sections.filter((each) => each.end <= end)}, to) : '';
  const more = sections && `\n\n[The sections that follow:]\n${sections.slice(0, 2_000)}`;
  return {
    text: text.slice(from, to).trimEnd(),
    rest: to < end ? `[${end - to} characters are left. Continue with offset ${to - start}.]${more}` : '',
  };
}

/** End of a piece: after a line, else after a sentence, in the second half of what fits. */
function breakBefore(text: string, from: number, to: number, end: number): number {
  const half = from + (to - from) / 2;
  const breaks = [text.lastIndexOf('\n', to - 1) + 1, text.lastIndexOf('. ', to - 2) + 2];
  return to === end ? end : (breaks.find((position) => position > half) ?? to);
}
