import {expect, test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/engine';
import {limits} from '../../../src/site/limits';
import {products} from '../../../src/site/products';
import {builtSearch} from '../../support/searchIndex';
import {evaluate, evaluateKinds, report, type Scores} from '../../unit/search/evaluate';
import {halfOf, hardKinds, type Judged, judgedQueries, ownKinds} from '../../unit/search/judged';
import {pasted, rowsOf} from '../../unit/search/modalOrder';

type Floors = Partial<Scores>;

/** Minimum scores on the untouched half, for queries in the pages' words and as users type them. */
const floors: Readonly<Record<string, Floors>> = {
  known: {first: 0.897, three: 0.959, ten: 0.97, reciprocalRank: 0.928, gain: 0.86},
  hard: {first: 0.784, three: 0.897, ten: 0.96, reciprocalRank: 0.845, gain: 0.78},
};
/** The same for queries about the other product, and for messages of other programs with a name of ours. */
const ownFloors: Readonly<Record<string, Floors>> = {
  'cross-product': {first: 0.85, three: 0.95},
  'foreign-messages': {three: 0.85},
};
/** Maximum share of queries without hits. */
const unanswered = 0.005;

const built = builtSearch();

test.describe('a visitor who searches the built site', () => {
  test.skip(built === undefined, 'the site was built for another search provider');
  test.setTimeout(180_000);

  const engine = new SearchEngine(
    built?.data ?? {words: {fillers: [], symptoms: [], names: {}, synonyms: [], hints: {}}, pages: []},
  );
  engine.addAsks(built?.asks ?? []);
  /** Pages of the modal's rows, on a page of a product. */
  const searchFrom =
    (product?: string) =>
    (query: string): string[] =>
      rowsOf(
        engine.search({
          query: pasted(query),
          hitsPerPage: limits.search.hitsPerPage,
          ...(product && {optionalFilters: [`product:${product}`]}),
        }).hits,
      );
  const judged = judgedQueries();
  const half = (wanted: string, isHard: boolean): Judged[] =>
    judged.filter(
      (one) => halfOf(one) === wanted && hardKinds.includes(one.kind) === isHard && !ownKinds.includes(one.kind),
    );
  const expectScores = (scores: Scores, wanted: Floors, part: string): void => {
    for (const [name, floor] of Object.entries(wanted)) {
      expect.soft(scores[name as keyof Scores], `${part}: ${name}`).toBeGreaterThanOrEqual(floor - 0.0005);
    }
  };

  for (const product of [undefined, ...products]) {
    test(`finds a page that answers among the first rows, from ${product?.name ?? 'the home page'}`, () => {
      const search = searchFrom(product?.id);
      const scores = {
        known: evaluate(half('untouched', false), search),
        hard: evaluate(half('untouched', true), search),
      };
      console.log(report(scores));
      Object.entries(scores).forEach(([part, found]) => expectScores(found, floors[part] ?? {}, part));
      expect.soft(scores.known.unanswered, 'unanswered').toBeLessThanOrEqual(unanswered);
    });
  }

  test('finds the other product, and what to do about a message of another program', () => {
    for (const [kind, wanted] of Object.entries(ownFloors)) {
      const queries = judged.filter((one) => one.kind === kind);
      const missed: string[] = [];
      const byQuery = new Map(queries.map(({query, from}) => [query, from]));
      const scores = evaluate(queries, (query) => {
        const rows = searchFrom(byQuery.get(query))(query);
        const {best = []} = queries.find((one) => one.query === query) ?? {};
        missed.push(...(best.includes(rows[0] ?? '') ? [] : [`${query} → ${rows.slice(0, 3).join(', ')}`]));
        return rows;
      });
      console.log([report({[kind]: scores}), ...missed].join('\n'));
      expectScores(scores, wanted, kind);
    }
  });

  test('is understood in spite of typing errors, and finds commands, options and calls by name', () => {
    const kinds = evaluateKinds(half('untouched', false), searchFrom());
    console.log(report(kinds));
    expect(kinds.typos?.three).toBeGreaterThanOrEqual(0.94);
    expect([kinds.commands?.three, kinds.flags?.three, kinds.api?.three]).toEqual([1, 1, 1]);
  });

  test('is never judged by a page that does not exist', () => {
    const pages = new Set(built?.data.pages.map(({url}) => url));
    expect(judged.flatMap(({best, also}) => [...best, ...also]).filter((page) => !pages.has(page))).toEqual([]);
  });
});
