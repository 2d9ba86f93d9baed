import {limits} from '../../site/limits';
import type {HitType, Level, MarkedValue, SearchHit, SearchRequest} from '../types';

import {Highlighter} from './highlight';
import {escapeHtml} from './html';
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
    const texts: Record<Level, string | null> = {
      lvl0: title,
      lvl1: null,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    const marked: {[level in Level]?: MarkedValue} = {lvl0: {value: escapeHtml(title), matchLevel: 'none'}};
    path.forEach((heading, at) => {
      const level = levels[at] ?? 'lvl6';
      texts[level] = heading;
      marked[level] = highlighter.whole(heading);
    });
    const type: HitType = levels[path.length - 1] ?? 'lvl6';
    const content = text === '' ? undefined : highlighter.snippet(text, words, snippetEllipsisText);
    return {
      objectID: url,
      url,
      hierarchy: texts,
      content: text || null,
      type,
      _snippetResult: {hierarchy: marked, ...(content && {content})},
    };
  }
}
