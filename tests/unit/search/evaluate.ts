import type {Judged} from './judged';

/** Shares and means, all from 0 to 1. */
export interface Scores {
  readonly queries: number;
  /** Share of queries answered by the first hit, or by one of the first three or ten. */
  readonly first: number;
  readonly three: number;
  readonly ten: number;
  /** Mean reciprocal rank of the first such hit. */
  readonly reciprocalRank: number;
  /** Normalized discounted cumulative gain of the first ten pages; further hits of a page are ignored. */
  readonly gain: number;
  /** Share of queries without hits. */
  readonly unanswered: number;
}

/** A search under test: returns the paths of its hits, without anchors. */
export type Search = (query: string) => readonly string[];

const bestGain = 3;
const alsoGain = 1;

/** Scores a search with judged queries. */
export function evaluate(queries: readonly Judged[], search: Search): Scores {
  const runs = queries.map((judged) => {
    const hits = search(judged.query);
    const position = hits.findIndex((page) => judged.best.includes(page)) + 1;
    return {position, unanswered: hits.length === 0, gain: gainOf(judged, hits)};
  });
  const within = (last: number): number => mean(runs.map(({position}) => (position > 0 && position <= last ? 1 : 0)));
  return {
    queries: queries.length,
    first: within(1),
    three: within(3),
    ten: within(10),
    reciprocalRank: mean(runs.map(({position}) => (position > 0 ? 1 / position : 0))),
    gain: mean(runs.map(({gain}) => gain)),
    unanswered: mean(runs.map(({unanswered}) => (unanswered ? 1 : 0))),
  };
}

/** Scores each kind of query. */
export function evaluateKinds(queries: readonly Judged[], search: Search): Record<string, Scores> {
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  const of = (wanted: string): Judged[] => queries.filter(({kind}) => kind === wanted);
  return Object.fromEntries(kinds.map((kind) => [kind, evaluate(of(kind), search)]));
}

function gainOf({best, also}: Judged, hits: readonly string[]): number {
  const pages = [...new Set(hits)].slice(0, 10);
  const got = pages.map((page) => (best.includes(page) ? bestGain : also.includes(page) ? alsoGain : 0));
  const ideal = [...best.map(() => bestGain), ...also.map(() => alsoGain)].slice(0, 10);
  return discounted(got) / discounted(ideal);
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
