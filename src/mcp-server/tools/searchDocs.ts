import {limits} from '../limits';

import {answer} from './answers';
import {productFrom, productSchema} from './productArgument';
import type {Tool} from './types';

/** Full-text search over all sections. */
export const searchDocs: Tool = {
  definition: {
    name: 'search_docs',
    title: 'Search the documentation',
    description:
      'Finds sections of the documentation for keywords, a question, an option such as --permission-profile, or a pasted error text. Returns the best section of each matching page, with place, address and excerpt. Read the whole section with read_page.',
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
            },
            required: ['title', 'place', 'page', 'url', 'excerpt'],
          },
        },
      },
      required: ['total', 'hits'],
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
  call: ({search}, {query, product, limit = limits.hits.usual}) => {
    const {total, hits} = search.find(String(query), {
      limit: Math.min(Number(limit), limits.hits.most),
      ...(product !== undefined && {product: productFrom(product)?.id}),
    });
    const lines = hits.map(
      ({title, place, url, excerpt}, i) => `${i + 1}. ${title} (${place})\n   ${url}\n   ${excerpt}`,
    );
    const text =
      hits.length > 0 ? `${hits.length} of ${total} pages:\n\n${lines.join('\n\n')}` : nothing(String(query));
    return answer(text, {total, hits: hits.map((hit) => ({...hit}))});
  },
};

function nothing(query: string): string {
  return `No page matches "${query}". Try fewer or other words, or list_pages.`;
}
