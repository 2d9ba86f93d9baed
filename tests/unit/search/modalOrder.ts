import {readPasted} from '../../../src/search/pasted';
import type {SearchHit} from '../../../src/search/types';
import {limits} from '../../../src/site/limits';

/** What the modal searches for when a query is pasted into it. */
export function pasted(query: string): string {
  return readPasted(query).slice(0, limits.search.longestQuery);
}

/** Hits in the order in which the modal shows them: by product, and within a product by page. */
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
