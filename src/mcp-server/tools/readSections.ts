import {findPage, findSection, routeFrom, textOf} from '../library/find';
import {charactersPerToken, outlineOf, tokensOf} from '../library/outline';
import type {Library} from '../library/types';
import {limits} from '../limits';

import {answer, failed} from './answers';
import {sourceOf} from './readPage';
import {tool} from './types';

export const readSections = tool(
  {
    name: 'read_sections',
    title: 'Read several sections',
    description: `Returns the sections with the given ids in Markdown, each with its source, as long as they fit into max_tokens; of others, the beginning and the size.`,
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
    const found = (ids as string[]).map((id) => partOf(library, id));
    if (found.every(({text}) => text === undefined)) {
      return failed(`There is no section ${found.map(({id}) => id).join(', ')}. Use search_docs.`);
    }
    let left = Number(tokens) * charactersPerToken;
    const parts = found.map(({id, source, text, outline}) => {
      if (text === undefined) {
        return `There is no section ${id}.`;
      }
      const whole = `${source}\n\n${text}`;
      if (whole.length <= left) {
        left -= whole.length;
        return whole;
      }
      const start = beginningOf(text, left / 2 - source.length);
      left -= start.length;
      const rest = `Left out: about ${tokensOf(text.length - start.length)} tokens.`;
      return `${source}\n\n${start}[${rest}${outline ? ` Its sections:\n${outline.slice(0, 1_000)}` : ''}]`;
    });
    return answer(parts.join('\n\n---\n\n'));
  },
);

interface Part {
  readonly id: string;
  readonly source: string;
  readonly text?: string;
  readonly outline?: string;
}

/** The paragraphs at the beginning of a text that fit into a number of characters; a code block is never cut. */
function beginningOf(text: string, length: number): string {
  const end = text.lastIndexOf('\n\n', Math.max(0, length));
  const start = end > 0 ? text.slice(0, end + 2) : '';
  const fences = [...start.matchAll(/^ *```/gm)];
  return fences.length % 2 === 0 ? start : start.slice(0, fences.at(-1)?.index);
}

function partOf(library: Library, id: string): Part {
  const {route, anchor} = routeFrom(id);
  const page = findPage(library, route);
  if (!page) {
    return {id, source: ''};
  }
  const section = anchor ? findSection(page, anchor) : undefined;
  const text = textOf(page, section);
  return {id, source: sourceOf(page, section?.slug), text, outline: section ? '' : outlineOf(page)};
}
