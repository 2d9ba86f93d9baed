import {readPasted} from '../../../src/search/pasted';
import type {SearchHit} from '../../../src/search/types';
import {limits} from '../../../src/site/limits';

/** The query that the modal searches after pasting. */
export function pasted(query: string): string {
  return readPasted(query).slice(0, limits.search.longestQuery);
}

/** Hits in the modal's order: by product, then by page. */
export function modalOrder(hits: readonly SearchHit[]): SearchHit[] {
  return grouped(hits, ({product}) => product).flatMap((group) =>
    grouped(group, ({hierarchy}) => hierarchy.lvl1).flat(),
  );
}

function grouped(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => string | null): SearchHit[][] {
  const groups = new Map<string | null, SearchHit[]>();
  for (const hit of hits) {
    groups.set(keyOf(hit), [...(groups.get(keyOf(hit)) ?? []), hit]);
  }
  return Array.from(groups.values());
}
