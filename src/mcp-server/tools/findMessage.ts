import {readPasted, withoutColors} from '../../search/pasted';
import {findSection, type LibraryPage, type Section, sectionId, sourceOf, textOf} from '../library';
import {limits} from '../limits';
import {search} from '../search';

import {answer, failed, productFrom, productSchema, tool} from './tool';

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
  (context, {message, product: key}) => {
    const text = String(message);
    const product = productFrom(key)?.id;
    // First as it is, because the level may tell two messages apart.
    const readings = [withoutColors(text), readPasted(text)].map((reading) => reading.slice(0, limits.query));
    const sections = readings.map((reading) => context.quoting(reading, product)).find(({length}) => length > 0);
    const found = (sections ?? []).flatMap((address): Entry[] => {
      const [route = '', anchor = ''] = address.split('#');
      const page = context.library.get(route);
      const section = findSection(page, anchor);
      return page && section ? [{page, section}] : [];
    });
    if (found.length > 0) {
      return answer(found.map(quote).join('\n\n---\n\n'), {entries: found.map(dataOf)});
    }
    const {hits} = search(context, text.slice(0, limits.query), quoted, product);
    const ideas = hits.map(({page, section, title}) => `${page}${section ? `#${section}` : ''} (${title})`);
    return failed(
      `No page lists this message. ${ideas.length > 0 ? `Sections with its words: ${ideas.join(', ')}.` : 'Try search_docs with fewer words.'}`,
    );
  },
);

/** A section that quotes a message. */
interface Entry {
  readonly page: LibraryPage;
  readonly section: Section;
}

function quote({page, section}: Entry): string {
  const text = textOf(page, section);
  return `${sourceOf(page, section.slug)}\n\n${text.length <= longest ? text : `${text.slice(0, longest)} …`}`;
}

function dataOf({page, section}: Entry): Record<string, unknown> {
  return {id: sectionId(page, section), url: `${page.url}#${section.slug}`};
}
