import type {HitType, Level, MarkedValue, SearchHit, SearchRequest} from '../types';

import type {SearchIndex} from './build';
import type {Highlighter} from './highlight';
import {escapeHtml} from './html';
import {wordsToText} from './sections';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** Length of a snippet in words, unless the request sets it. */
const defaultWords = 10;

/** Converts a section to a hit with the query's words marked. */
export function hitOf(
  index: SearchIndex,
  section: number,
  highlighter: Highlighter,
  request: SearchRequest,
): SearchHit {
  const {url, page, text, heading} = index.all[section] ?? {url: '', page: 0, text: [], heading: []};
  const {group, facets} = index.pages[page] ?? {group: '', facets: ['', '', '']};
  const path = pathOf(index, section);
  const hierarchy: Record<Level, string | null> = {
    lvl0: group,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked: {[level in Level]?: MarkedValue} = {
    lvl0: {value: escapeHtml(group), matchLevel: 'none', matchedWords: []},
  };
  path.forEach((title, at) => {
    const level = levels[at] ?? 'lvl6';
    hierarchy[level] = wordsToText(index.words, title);
    marked[level] = highlighter.whole(title);
  });
  return {
    objectID: url,
    url,
    hierarchy,
    content: text.length > 0 ? wordsToText(index.words, text) : null,
    type: typeOf(path.length, highlighter, heading, text),
    product: facets[0] ?? '',
    docusaurus_tag: facets[1] ?? '',
    language: facets[2] ?? '',
    _snippetResult: {
      hierarchy: marked,
      ...(text.length > 0 && {
        content: highlighter.snippet(text, snippetWords(request), request.snippetEllipsisText ?? '…'),
      }),
    },
  };
}

/** A page is shown by its title, a section by its heading unless its text has more matches. */
function typeOf(depth: number, highlighter: Highlighter, heading: readonly number[], text: readonly number[]): HitType {
  const own: HitType = levels[depth - 1] ?? 'lvl6';
  return depth === 1 || text.length === 0 || highlighter.found(heading) >= highlighter.found(text) ? own : 'content';
}

/** Headings from the page's title to the section's own. */
function pathOf(index: SearchIndex, section: number): (readonly number[])[] {
  const {parent = section, heading = []} = index.all[section] ?? {};
  return [...(parent === section ? [] : pathOf(index, parent)), heading];
}

function snippetWords({attributesToSnippet}: SearchRequest): number {
  const wish = attributesToSnippet?.find((attribute) => attribute.startsWith('content:'))?.split(':')[1];
  const words = Number(wish);
  return Number.isInteger(words) && words > 0 ? words : defaultWords;
}
