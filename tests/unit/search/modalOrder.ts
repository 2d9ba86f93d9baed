import {readPasted} from '../../../src/search/pasted';
import type {SearchHit} from '../../../src/search/types';
import {limits} from '../../../src/site/limits';

/** The query that the modal searches after pasting. */
export function pasted(query: string): string {
  return readPasted(query).slice(0, limits.search.longestQuery);
}

/** Pages of the rows of the modal, which are grouped by page. */
export function rowsOf(hits: readonly SearchHit[]): string[] {
  const groups = new Map<string, string[]>();
  for (const {url} of hits) {
    const [page = ''] = url.split('#');
    const group = groups.get(page) ?? [];
    groups.set(page, [...group, page].slice(0, limits.search.hitsPerGroup));
  }
  return [...groups.values()].flat();
}
