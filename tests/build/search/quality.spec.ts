import {expect, test} from '@playwright/test';

import {LocalEngine} from '../../../src/search/localEngine';
import type {SearchHit} from '../../../src/search/types';
import {limits} from '../../../src/site/limits';
import {gateway, mcp, productAt} from '../../../src/site/products';
import {builtIndex, parseIndex, readBuilt} from '../../support/searchIndex';
import {evaluate, evaluateKinds, report, type Scores} from '../../unit/search/evaluate';
import {halfOf, hardKinds, judgedQueries} from '../../unit/search/judged';
import {modalOrder, pasted} from '../../unit/search/modalOrder';

/** Minimum scores on the test half, for queries in the pages' words and as users type them. */
const floors = {
  known: {first: 0.89, three: 0.94, ten: 0.97, reciprocalRank: 0.92, gain: 0.86},
  hard: {first: 0.78, three: 0.89, ten: 0.96, reciprocalRank: 0.84, gain: 0.78},
} satisfies Record<string, Partial<Scores>>;
/** Maximum share of queries without hits. */
const unanswered = 0.005;

/** Minimum scores on the test half, on pages of the same product and of the other. */
const contextFloors = {
  own: {first: 0.89, three: 0.97, ten: 0.99, reciprocalRank: 0.93, gain: 0.87},
  other: {first: 0.82, three: 0.88, ten: 0.9, reciprocalRank: 0.85, gain: 0.79},
} satisfies Record<string, Partial<Scores>>;

const index = builtIndex();
const pagesOf = (hits: readonly SearchHit[]): string[] => hits.map(({url}) => url.split('#')[0] ?? '');

test.describe('a visitor who searches the built site', () => {
  test.skip(index === undefined, 'the site was built for another search provider');

  const engine = new LocalEngine('', readBuilt);
  const answers = new Map<string, readonly SearchHit[]>();
  const hitsFor = (query: string): readonly SearchHit[] => answers.get(query) ?? [];
  test.beforeAll(async () => {
    for (const query of judgedQueries().map((judged) => pasted(judged.query))) {
      const {results} = await engine.search([{query, hitsPerPage: limits.search.hitsPerPage}]);
      answers.set(query, results[0]?.hits ?? []);
    }
  });
  const search = (query: string): string[] => pagesOf(modalOrder(hitsFor(pasted(query))));
  const ranking = (query: string): string[] => pagesOf(hitsFor(pasted(query)));
  const untouched = judgedQueries().filter((judged) => halfOf(judged) === 'untouched');
  const tuning = judgedQueries().filter((judged) => halfOf(judged) === 'tuning');
  const isHard = ({kind}: {kind: string}): boolean => hardKinds.includes(kind);
  const known = untouched.filter((judged) => !isHard(judged));
  const hard = untouched.filter(isHard);

  test('finds a page that answers among the first rows of the modal', () => {
    const scores = {known: evaluate(known, search), hard: evaluate(hard, search)};
    console.log(
      report({
        'untouched, known': scores.known,
        'untouched, hard': scores.hard,
        ...evaluateKinds(untouched, search),
        'ranking, known': evaluate(known, ranking),
        'ranking, hard': evaluate(hard, ranking),
        'tuning, known': evaluate(
          tuning.filter((judged) => !isHard(judged)),
          search,
        ),
        'tuning, hard': evaluate(tuning.filter(isHard), search),
      }),
    );
    for (const [part, wanted] of Object.entries(floors)) {
      for (const [name, floor] of Object.entries(wanted)) {
        const score = scores[part as keyof typeof scores][name as keyof Scores];
        expect.soft(score, `${part}: ${name}`).toBeGreaterThanOrEqual(floor);
      }
    }
    expect.soft(scores.known.unanswered, 'unanswered').toBeLessThanOrEqual(unanswered);
  });

  for (const [context, wanted] of Object.entries(contextFloors)) {
    test(`finds it on pages of ${context === 'own' ? 'its product' : 'the other product'}`, async () => {
      const local = new LocalEngine('', readBuilt);
      const found = new Map<string, readonly string[]>();
      for (const {query, best} of known) {
        const isGateway = productAt(best[0] ?? '') === gateway;
        const {id} = isGateway === (context === 'own') ? gateway : mcp;
        const {results} = await local.search([{query, optionalFilters: [`product:${id}`]}]);
        found.set(query, pagesOf(results[0]?.hits ?? []));
      }
      const scores = evaluate(known, (query) => found.get(query) ?? []);
      console.log(report({[`on pages of the ${context} product`]: scores}));
      for (const [name, floor] of Object.entries(wanted)) {
        expect.soft(scores[name as keyof Scores], name).toBeGreaterThanOrEqual(floor);
      }
    });
  }

  test('is understood in spite of a typing error', () => {
    const {typos} = evaluateKinds(untouched, search);
    expect(typos?.three).toBeGreaterThanOrEqual(0.94);
  });

  test('finds commands, options and calls by name', () => {
    const {commands, flags, api} = evaluateKinds(untouched, search);
    expect(commands?.three).toBe(1);
    expect(flags?.three).toBe(1);
    expect(api?.three).toBe(1);
  });

  test('is never led to a page that does not exist', () => {
    const pages = new Set(parseIndex(index ?? '').pages.map(([url]) => url));
    const judged = judgedQueries().flatMap(({best, also}) => [...best, ...also]);
    expect(judged.filter((page) => !pages.has(page))).toEqual([]);
  });
});
