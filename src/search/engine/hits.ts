import {limits} from '../../site/limits';
import {headingLevels as levels, type Hierarchy, type SearchHit, type SearchRequest} from '../types';

import {Highlighter} from './highlight';
import type {Unit} from './query';
import type {Section, Texts} from './texts';

/** Converts sections to hits with the query's words marked. */
export function hitsOf(
  {lists, sections}: Texts,
  numbers: readonly number[],
  units: readonly Unit[],
  {attributesToSnippet}: SearchRequest,
): SearchHit[] {
  const highlighter = new Highlighter(lists, units);
  const wish = Number(attributesToSnippet?.find((name) => name.startsWith('content:'))?.split(':')[1]);
  const words = wish > 0 ? wish : limits.search.snippetWords;
  return numbers.flatMap((number) => sections[number] ?? []).map(hitOf);

  function hitOf({url, path, text}: Section): SearchHit {
    const texts = Object.fromEntries(levels.map((level, at) => [level, path[at] ?? null]));
    const marked = path.map((heading, at) => [levels[at], highlighter.whole(heading)]);
    const content = text === '' ? undefined : highlighter.snippet(text, words);
    return {
      objectID: url,
      url,
      hierarchy: {...texts, lvl0: path[0] ?? ''} as Hierarchy,
      content: text || null,
      type: levels[path.length - 1] ?? 'lvl6',
      _snippetResult: {hierarchy: Object.fromEntries(marked), ...(content && {content})},
    };
  }
}
