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
    description: `Returns the sections with the given ids in Markdown, each with its source, as long as they fit into max_tokens; the others are named with their sizes.`,
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
      return `${source}\n\n[Left out: about ${tokensOf(text.length)} tokens.${outline ? ` Its sections:\n${outline.slice(0, 1_000)}` : ''}]`;
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
