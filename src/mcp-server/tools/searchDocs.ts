import {findSection, type Library, textOf} from '../library';
import {limits} from '../limits';
import {type Hit, search} from '../search';

import {answer, productFrom, productSchema, tool} from './tool';

export const searchDocs = tool(
  {
    name: 'search_docs',
    title: 'Search the documentation',
    description:
      'Finds sections of the documentation for keywords, a question, an option such as --permission-profile, or a pasted error text. Returns the best section of each matching page, with id, size and excerpt, and the first section in full when it is short. Read more with read_sections or read_page.',
    properties: {
      query: {type: 'string', minLength: 1, maxLength: limits.query, description: 'What to look for.'},
      product: productSchema,
      limit: {
        type: 'integer',
        minimum: 1,
        default: limits.hits.usual,
        description: `Number of hits; more than ${limits.hits.most} are never returned.`,
      },
    },
    required: ['query'],
  },
  (context, {query, product, limit = limits.hits.usual}) => {
    const most = Math.min(Number(limit), limits.hits.most);
    const {total, hits} = search(context, String(query), most, productFrom(product)?.id);
    const lines = hits.map((hit, i) => lineOf(context.library, hit, i));
    const text =
      hits.length > 0
        ? `${hits.length} of ${total} pages, with the ids that read_sections takes:\n\n${lines.join('\n\n')}`
        : `No page matches "${String(query)}". Try fewer or other words, or list_pages.`;
    return answer(text, {total, hits: [...hits]});
  },
);

/** A hit with its excerpt; the first one with its full text when that is short. */
function lineOf(library: Library, {title, place, page: route, section: anchor = '', ...hit}: Hit, i: number): string {
  const page = library.get(route);
  const section = findSection(page, anchor);
  const whole = i === 0 && page && section ? textOf(page, section) : '';
  const text = whole && whole.length <= limits.firstHit ? `Source: ${hit.url}\n\n${whole}` : hit.excerpt;
  return `${i + 1}. ${title} (${place})\n${route}${anchor && `#${anchor}`}, about ${hit.tokens} tokens\n${text}`;
}
