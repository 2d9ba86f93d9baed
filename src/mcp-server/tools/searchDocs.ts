import {findSection} from '../library/find';
import type {Library} from '../library/types';
import {limits} from '../limits';
import type {Hit} from '../search/types';

import {answer} from './answers';
import {productFrom, productSchema} from './productArgument';
import type {Tool} from './types';

/** Full-text search over all sections. */
export const searchDocs: Tool = {
  definition: {
    name: 'search_docs',
    title: 'Search the documentation',
    description:
      'Finds sections of the documentation for keywords, a question, an option such as --permission-profile, or a pasted error text. Returns the best section of each matching page, with id, size and excerpt, and the first section in full when it is short. Read more with read_sections or read_page.',
    inputSchema: {
      type: 'object',
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
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        total: {type: 'integer', description: 'Pages that match.'},
        hits: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              title: {type: 'string'},
              place: {type: 'string'},
              page: {type: 'string'},
              section: {type: 'string'},
              url: {type: 'string'},
              excerpt: {type: 'string'},
              tokens: {type: 'integer', description: 'Size of the section, about.'},
            },
            required: ['title', 'place', 'page', 'url', 'excerpt', 'tokens'],
          },
        },
      },
      required: ['total', 'hits'],
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
  call: ({search, library}, {query, product, limit = limits.hits.usual}) => {
    const {total, hits} = search.find(String(query), {
      limit: Math.min(Number(limit), limits.hits.most),
      ...(product !== undefined && {product: productFrom(product)?.id}),
    });
    const lines = hits.map((hit, i) => lineOf(library, hit, i));
    const text =
      hits.length > 0
        ? `${hits.length} of ${total} pages, with the ids that read_sections takes:\n\n${lines.join('\n\n')}`
        : nothing(String(query));
    return answer(text, {total, hits: hits.map((hit) => ({...hit}))});
  },
};

/** A hit with its excerpt; the first one with its text, unless that is long. */
function lineOf(
  library: Library,
  {title, place, page: route, section: anchor, url, excerpt, tokens}: Hit,
  i: number,
): string {
  const page = library.get(route);
  const section = page && anchor ? findSection(page, anchor) : undefined;
  const whole = i === 0 && page && section ? page.text.slice(section.start, section.end).trimEnd() : '';
  const text = whole && whole.length <= limits.firstHit ? `Source: ${url}\n\n${whole}` : excerpt;
  return `${i + 1}. ${title} (${place})\n${route}${anchor ? `#${anchor}` : ''}, about ${tokens} tokens\n${text}`;
}

function nothing(query: string): string {
  return `No page matches "${query}". Try fewer or other words, or list_pages.`;
}
