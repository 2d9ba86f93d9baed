import {withoutColors, withoutPrefixes} from '../../search/pasted';
import {type Library, type LibraryPage, type Section, sectionId, sourceOf, textOf} from '../library';
import {limits} from '../limits';
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
    const found = matching(entries, String(message))
      .filter(({section}, i, all) => all.findIndex((other) => other.section === section) === i)
      .slice(0, quoted);
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

function quote({page, section, message}: MessageEntry): string {
  const text = textOf(page, section);
  const start = text.length <= longest ? text : `${text.slice(0, longest)} …`;
  return `\`${message}\`\n${sourceOf(page, section.slug)}\n\n${start}`;
}

function dataOf({page, section, message}: MessageEntry): Record<string, unknown> {
  return {message, id: sectionId(page, section), url: `${page.url}#${section.slug}`};
}

/** A message that a page lists, and the section that explains it. */
interface MessageEntry {
  readonly page: LibraryPage;
  readonly section: Section;
  readonly message: string;
  /** Parts without placeholders, in lower case. */
  readonly fixed: readonly string[];
}

const messagePages = /\/reference\/(?:messages|errors|log-messages)[a-z-]*$/;
/** Placeholders in a message: `…`, `<NAME>`, and `%s` of source code. */
const placeholder = /…|<[A-Z_ -]+>|%[a-z]/g;

/** Minimum letters of a message that can be matched, and of one that can be matched inside a line. */
const fewest = 8;
const fewestInside = 14;

/** All inline code of the pages that list messages. */
function messageEntries(library: Library): MessageEntry[] {
  return [...library.values()].filter(({route}) => messagePages.test(route)).flatMap(entriesOn);
}

function entriesOn(page: LibraryPage): MessageEntry[] {
  const {text, sections} = page;
  const leaves = sections.map((section, i) => ({
    section,
    own: text.slice(section.start, sections[i + 1]?.start),
  }));
  return leaves.flatMap(({section, own}) =>
    [...own.matchAll(/`([^`\n]+)`/g)].map(([, message = '']) => ({page, section, message, fixed: fixedParts(message)})),
  );
}

function fixedParts(message: string): string[] {
  return plain(message)
    .replace(placeholder, '\0')
    .split('\0')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** A text on one line, without backslash escapes, terminal colors, time and level. */
function plain(text: string): string {
  return withoutPrefixes(withoutColors(text).replace(/\\(.)/g, '$1').replace(/\s+/g, ' '));
}

/** Entries whose message is in a line of output or contains the line, longest match first, same level before others. */
function matching(entries: readonly MessageEntry[], text: string): MessageEntry[] {
  const asked = plain(text).toLowerCase();
  const whole = withoutColors(text).toLowerCase();
  const scored = entries.map((entry) => [scoreOf(entry, asked), entry] as const).filter(([score]) => score > 0);
  const spelled = ({message}: MessageEntry): number => {
    const [start = ''] = message.split('…');
    return whole.includes(start.toLowerCase()) ? start.length : 0;
  };
  return scored.sort(([a, one], [b, other]) => b - a || spelled(other) - spelled(one)).map(([, entry]) => entry);
}

function scoreOf({fixed}: MessageEntry, asked: string): number {
  const length = fixed.join('').length;
  if (length < fewest || !fixed.some((part) => part.includes(' '))) {
    return 0;
  }
  if (length >= fewestInside ? containsAll(fixed, asked) : asked === fixed.join('')) {
    return length;
  }
  // A truncated message.
  return asked.length >= 2 * fewest && fixed.join(' ').includes(asked) ? asked.length / 2 : 0;
}

/** Whether a text contains all parts in their order. */
function containsAll(parts: readonly string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
