import type {SearchHit} from '../../../src/search/types';
import {limits} from '../../../src/site/limits';

/** Most hits that the modal shows of a group, and of a page in it; the default of DocSearch. */
const perGroup = 5;

/** A query as the search box holds it: one line, at most as long as the box allows. */
export function boxed(query: string): string {
  return query.replace(/\s*\n\s*/g, ' ').slice(0, limits.search.queryLength);
}

/** Hits in the order in which the modal shows them: by category, and within a category by page. */
export function modalOrder(hits: readonly SearchHit[]): SearchHit[] {
  return grouped(hits, ({hierarchy}) => hierarchy.lvl0).flatMap((group) =>
    grouped(group, ({hierarchy}) => hierarchy.lvl1).flat(),
  );
}

function grouped(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => string | null): SearchHit[][] {
  const groups = new Map<string | null, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(keyOf(hit)) ?? [];
    groups.set(keyOf(hit), group.length < perGroup ? [...group, hit] : group);
  }
  return Array.from(groups.values());
}
