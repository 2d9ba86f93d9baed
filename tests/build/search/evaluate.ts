import {test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/engine';
import {readPasted} from '../../../src/search/pasted';
import {limits} from '../../../src/site/limits';
import {builtSearch} from '../../support/searchIndex';
import type {Judged} from '../../unit/search/judged';

/** Returns the search of the built site, and its pages; skips the tests if the site has another provider. */
export function builtEngine() {
  const built = builtSearch();
  test.skip(built === undefined, 'the site was built for another search provider');
  return {engine: new SearchEngine(built!), pages: built!.pages};
}

/** Shares and means, all from 0 to 1. */
export interface Scores {
  /** Share of queries answered by the first row, or by one of the first three or ten. */
  readonly first: number;
  readonly three: number;
  readonly ten: number;
  /** Mean reciprocal rank of the first such row. */
  readonly reciprocalRank: number;
  /** Normalized discounted cumulative gain of the first ten pages; further rows of a page are ignored. */
  readonly gain: number;
  /** Share of queries without rows. */
  readonly unanswered: number;
}

/** Scores, and a line for each query that its first row does not answer. */
export interface Evaluation {
  readonly scores: Scores;
  readonly missed: readonly string[];
}

const bestGain = 3;
const alsoGain = 1;

/**
 * Scores a search with judged queries.
 * @param opened product of the page where all are asked; each is asked on the page that it names otherwise
 */
export function evaluate(engine: SearchEngine, queries: readonly Judged[], opened?: string): Evaluation {
  const runs = queries.map((judged) => {
    const pages = rowsFor(engine, judged.query, opened ?? judged.from);
    const position = pages.findIndex((page) => judged.best.includes(page)) + 1;
    return {query: judged.query, page: pages[0], position, gain: gainOf(judged, pages)};
  });
  const mean = (value: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((sum, run) => sum + value(run), 0) / Math.max(1, runs.length);
  const within = (last: number): number => mean(({position}) => (position > 0 && position <= last ? 1 : 0));
  const scores = {
    first: within(1),
    three: within(3),
    ten: within(10),
    reciprocalRank: mean(({position}) => (position > 0 ? 1 / position : 0)),
    gain: mean(({gain}) => gain),
    unanswered: mean(({page}) => (page ? 0 : 1)),
  };
  const missed = runs.filter(({position}) => position !== 1).map(({query, page}) => `${query} → ${page ?? 'nothing'}`);
  return {scores, missed};
}

/** Pages of the modal's rows for a pasted query, which are grouped by page. */
function rowsFor(engine: SearchEngine, query: string, opened: string | undefined): string[] {
  const {hits} = engine.search({
    query: readPasted(query).slice(0, limits.search.longestQuery),
    ...(opened && {optionalFilters: [`product:${opened}`]}),
  });
  const pages = hits.map(({url}) => url.replace(/#.*/, ''));
  const groups = [...new Set(pages)].map((page) => pages.filter((other) => other === page));
  return groups.flatMap((group) => group.slice(0, limits.search.hitsPerGroup));
}

function gainOf({best, also}: Judged, rows: readonly string[]): number {
  const pages = [...new Set(rows)].slice(0, 10);
  const got = pages.map((page) => (best.includes(page) ? bestGain : also.includes(page) ? alsoGain : 0));
  const ideal = [...best.map(() => bestGain), ...also.map(() => alsoGain)].slice(0, 10);
  return discounted(got) / discounted(ideal);
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}
