import type {Context} from '../context';
import {
  charactersPerToken,
  didYouMean,
  findPage,
  findSection,
  type LibraryPage,
  nearestRoutes,
  outlineOf,
  routeFrom,
  type Section,
  sourceOf,
  textOf,
  tokensOf,
} from '../library';
import {limits} from '../limits';

import {answer, failed, ofProduct, productSchema, tool} from './tool';

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
      const ideas = nearestRoutes(library, route);
      return failed(`There is no page ${route}. ${didYouMean(ideas, 'Use search_docs or list_pages.')}`);
    }
    if (outline) {
      return answer(`${sourceAndSize(page)}\n\n${page.title}. ${page.description}\n\n${outlineOf(page)}`);
    }
    // An anchor that is not a heading's is inside a section; the page is returned.
    const found = findSection(page, String(section) || anchor);
    if (section && !found) {
      return failed(`${route} has no section "${String(section)}". Its sections:\n${outlineOf(page)}`);
    }
    const {text, rest} = pieceOf(page, found, limits.text - 2_000, Number(offset));
    const proofs = receipts ? receiptsIn(context, page, text) : '';
    return answer(
      [sourceAndSize(page, found?.slug), text, proofs && `Receipts:\n${proofs}`, rest].filter(Boolean).join('\n\n'),
    );
  },
);

interface Piece {
  readonly text: string;
  readonly rest: string;
}

/** URL and release of a text, and the size of its page. */
function sourceAndSize(page: LibraryPage, anchor = ''): string {
  return `${sourceOf(page, anchor)}. The whole page is about ${tokensOf(page.text.length)} tokens.`;
}

/** The text of a page or section from an offset, as far as it fits, and how to read the rest. */
function pieceOf(page: LibraryPage, section: Section | undefined, length: number, offset = 0): Piece {
  const {start = 0, end = page.text.length} = section ?? {};
  const from = start + offset;
  if (from >= end) {
    return {text: '', rest: `[The text ends at character ${end - start}.]`};
  }
  const to = breakBefore(page.text, from, Math.min(end, from + Math.max(0, length)), end);
  const sections = to < end ? outlineOf(page, to, end).slice(0, 1_000) : '';
  const more = sections && `\n\n[The sections that follow:]\n${sections}`;
  return {
    text: page.text.slice(from, to).trimEnd(),
    rest: to < end ? `[${end - to} characters are left. Continue with offset ${to - start}.]${more}` : '',
  };
}

/** End of a piece: after a line, else after a sentence, in the second half of what fits. */
function breakBefore(text: string, from: number, to: number, end: number): number {
  const half = from + (to - from) / 2;
  const breaks = [text.lastIndexOf('\n', to - 1) + 1, text.lastIndexOf('. ', to - 2) + 2];
  return to === end ? end : (breaks.find((position) => position > half) ?? to);
}

export const readSections = tool(
  {
    name: 'read_sections',
    title: 'Read several sections',
    description: `Returns the sections with the given ids in Markdown, each with its source, as long as they fit into max_tokens; of others, the beginning and how to continue.`,
    properties: {
      ids: {
        type: 'array',
        minItems: 1,
        maxItems: limits.sections.count,
        items: {type: 'string', minLength: 1, maxLength: limits.query},
        description:
          'Ids that search_docs or an outline gave, such as /toolhive/quickstart#next-steps; the most important first.',
      },
      max_tokens: {
        type: 'integer',
        minimum: 100,
        maximum: tokensOf(limits.sections.most),
        default: tokensOf(limits.sections.usual),
        description: 'Maximum size of the answer.',
      },
    },
    required: ['ids'],
  },
  ({library}, {ids, max_tokens: tokens = tokensOf(limits.sections.usual)}) => {
    const found = (ids as string[]).map((id) => {
      const {route, anchor} = routeFrom(id);
      const page = findPage(library, route);
      return {id, page, section: anchor ? findSection(page, anchor) : undefined};
    });
    if (found.every(({page}) => !page)) {
      return failed(`There is no section ${found.map(({id}) => id).join(', ')}. Use search_docs.`);
    }
    let left = Number(tokens) * charactersPerToken;
    const parts = found.map(({id, page, section}) => {
      if (!page) {
        return `There is no section ${id}.`;
      }
      const source = sourceAndSize(page, section?.slug);
      const size = source.length + textOf(page, section).length;
      const {text, rest} = pieceOf(page, section, size <= left ? size : left / 2 - source.length);
      left -= source.length + text.length;
      return [source, text, rest].filter(Boolean).join('\n\n');
    });
    return answer(parts.join('\n\n---\n\n'));
  },
);

export const listPages = tool(
  {
    name: 'list_pages',
    title: 'List the pages',
    description: 'Lists the pages of the documentation, those of one product with their descriptions.',
    properties: {product: productSchema},
  },
  ({library}, {product}) => {
    const pages = [...library.values()].filter(ofProduct(product));
    const described = pages.map(({route, title, description}) => `- ${route}: ${title}. ${description}`).join('\n');
    const titles = pages.map(({route, title}) => `- ${route}: ${title}`).join('\n');
    return answer(
      described.length <= limits.text ? described : `${titles}\n\nName a product to read what its pages are about.`,
    );
  },
);

/** Minimum letters of a statement that is looked for. */
const shortest = 20;

/** Sources of the statements in a part of a page, as Markdown: lines of the documented release and recorded runs. */
function receiptsIn({receipts}: Context, {route}: LibraryPage, text: string): string {
  const letters = lettersOf(text);
  const found = (receipts()[route] ?? []).filter(([statement]) => {
    const wanted = lettersOf(statement);
    return wanted.length >= shortest && letters.includes(wanted);
  });
  return found
    .slice(0, limits.receipts)
    .map(([statement, addresses]) => `- "${statement}" is based on ${addresses.join(', ')}`)
    .join('\n');
}

function lettersOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
