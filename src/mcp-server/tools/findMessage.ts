import {sectionId} from '../library/outline';
import {limits} from '../limits';
import {messageEntries, type MessageEntry} from '../messages/entries';
import {matching} from '../messages/match';

import {answer, failed} from './answers';
import {productFrom, productSchema} from './productArgument';
import type {Tool} from './types';

/** Sections that one answer quotes. */
const quoted = 3;
/** Characters of one of them. */
const longest = 2_500;

/** The entry of an error message or log line on the pages that list them. */
export const findMessage: Tool = {
  definition: {
    name: 'find_message',
    title: 'Look up an error message',
    description:
      'Finds the entry for an error message or log line that was copied from a terminal, a log or a response: its cause and what to do. Names and numbers in it may differ.',
    inputSchema: {
      type: 'object',
      properties: {
        message: {type: 'string', minLength: 4, maxLength: 4_000, description: 'The text, word for word.'},
        product: productSchema,
      },
      required: ['message'],
      additionalProperties: false,
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
  call: ({library, search}, {message, product}) => {
    const id = productFrom(product)?.id;
    const entries = messageEntries(library).filter(({page}) => id === undefined || page.product?.id === id);
    const found = distinct(matching(entries, String(message))).slice(0, quoted);
    if (found.length > 0) {
      return answer(found.map(quote).join('\n\n---\n\n'), {entries: found.map(dataOf)});
    }
    const {hits} = search.find(String(message).slice(0, limits.query), {limit: quoted, product: id});
    const ideas = hits.map(({page, section, title}) => `${page}${section ? `#${section}` : ''} (${title})`);
    return failed(
      `No page lists this message. ${ideas.length > 0 ? `Sections with its words: ${ideas.join(', ')}.` : 'Try search_docs with fewer words.'}`,
    );
  },
};

/** The best entry of each section. */
function distinct(entries: readonly MessageEntry[]): MessageEntry[] {
  const sections = new Map<string, MessageEntry>();
  entries.forEach((entry) => {
    const id = sectionId(entry.page, entry.section);
    sections.set(id, sections.get(id) ?? entry);
  });
  return [...sections.values()];
}

function quote(entry: MessageEntry): string {
  const {page, section} = entry;
  const text = page.text.slice(section.start, section.end).trimEnd();
  const release = page.product ? ` (${page.product.name} ${page.product.release})` : '';
  return `\`${entry.message}\`\nSource: ${page.url}#${section.slug}${release}\n\n${text.length <= longest ? text : `${text.slice(0, longest)} …`}`;
}

function dataOf({page, section, message}: MessageEntry): Record<string, unknown> {
  return {message, id: sectionId(page, section), url: `${page.url}#${section.slug}`};
}
