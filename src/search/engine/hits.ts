import {limits} from '../../site/limits';
import type {Hierarchy, SearchHit, SearchRequest} from '../types';

import {Highlighter} from './highlight';
import type {Unit} from './query';

import type {IndexedSection, SearchIndex} from './index';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Converts sections to hits with the query's words marked. */
export function hitsOf(
  index: SearchIndex,
  sections: readonly number[],
  units: readonly Unit[],
  {attributesToSnippet, snippetEllipsisText = '…'}: SearchRequest,
): SearchHit[] {
  const highlighter = new Highlighter(index.lists, units);
  const wish = Number(attributesToSnippet?.find((name) => name.startsWith('content:'))?.split(':')[1]);
  const words = wish > 0 ? wish : limits.search.snippetWords;
  return sections.flatMap((number) => {
    const section = index.sections[number];
    return section ? [hitOf(section)] : [];
  });

  function hitOf({url, path, text}: IndexedSection): SearchHit {
    const [title = ''] = path;
    const texts = Object.fromEntries(levels.map((level, at) => [level, path[at] ?? null]));
    const marked = path.map((heading, at) => [levels[at], highlighter.whole(heading)]);
    const content = text === '' ? undefined : highlighter.snippet(text, words, snippetEllipsisText);
    return {
      objectID: url,
      url,
      hierarchy: {...texts, lvl0: title} as Hierarchy,
      content: text || null,
      type: levels[path.length - 1] ?? 'lvl6',
      _snippetResult: {hierarchy: Object.fromEntries(marked), ...(content && {content})},
    };
  }
}
