import {sectionId, sourceOf, textOf} from '../library';
import {limits} from '../limits';
import {matching, messageEntries, type MessageEntry} from '../messages';
import {search} from '../search';

import {answer, failed, ofProduct, productFrom, productSchema, tool} from './tool';

/** Maximum sections in one result. */
const quoted = 3;
/** Maximum characters of each. */
const longest = 2_500;

export const findMessage = tool(
  {
    name: 'find_message',
    title: 'Look up an error message',
    description:
      'Finds the entry for an error message or log line that was copied from a terminal, a log or a response: its cause and what to do. Names and numbers in it may differ.',
    properties: {
      message: {type: 'string', minLength: 4, maxLength: 4_000, description: 'The text, word for word.'},
      product: productSchema,
    },
    required: ['message'],
  },
  (context, {message, product}) => {
    const isOfProduct = ofProduct(product);
    const entries = messageEntries(context.library).filter(({page}) => isOfProduct(page));
    const found = distinct(matching(entries, String(message))).slice(0, quoted);
    if (found.length > 0) {
      return answer(found.map(quote).join('\n\n---\n\n'), {entries: found.map(dataOf)});
    }
    const query = String(message).slice(0, limits.query);
    const {hits} = search(context, query, quoted, productFrom(product)?.id);
    const ideas = hits.map(({page, section, title}) => `${page}${section ? `#${section}` : ''} (${title})`);
    return failed(
      `No page lists this message. ${ideas.length > 0 ? `Sections with its words: ${ideas.join(', ')}.` : 'Try search_docs with fewer words.'}`,
    );
  },
);

/** The first entry of each section. */
function distinct(entries: readonly MessageEntry[]): MessageEntry[] {
  const sections = new Map<string, MessageEntry>();
  entries.forEach((entry) => {
    const id = sectionId(entry.page, entry.section);
    sections.set(id, sections.get(id) ?? entry);
  });
  return [...sections.values()];
}

function quote({page, section, message}: MessageEntry): string {
  const text = textOf(page, section);
  const start = text.length <= longest ? text : `${text.slice(0, longest)} …`;
  return `\`${message}\`\n${sourceOf(page, section.slug)}\n\n${start}`;
}

function dataOf({page, section, message}: MessageEntry): Record<string, unknown> {
  return {message, id: sectionId(page, section), url: `${page.url}#${section.slug}`};
}
