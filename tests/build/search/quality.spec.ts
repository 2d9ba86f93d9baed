import {expect, test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/search';
import {LocalEngine} from '../../../src/search/localEngine';
import {gateway, mcp, productAt} from '../../../src/site/products';
import {builtIndex, parseIndex} from '../../support/searchIndex';
import {evaluate, evaluateKinds, report, type Scores} from '../../unit/search/evaluate';
import {halfOf, judgedQueries} from '../../unit/search/judged';

/** Floors for the untouched half. */
const floors = {first: 0.88, three: 0.96, ten: 0.99, reciprocalRank: 0.92, gain: 0.88} satisfies Partial<Scores>;
/** Share of queries that may have no answer. */
const unanswered = 0.005;

/** Floors for the untouched half on pages of the product that answers, and on pages of the other. */
const contextFloors = {
  own: {first: 0.88, three: 0.96, ten: 0.99, reciprocalRank: 0.92, gain: 0.88},
  other: {first: 0.82, three: 0.88, ten: 0.89, reciprocalRank: 0.85, gain: 0.79},
} satisfies Record<string, Partial<Scores>>;

const index = builtIndex();

test.describe('a visitor who searches the built site', () => {
  test.skip(index === undefined, 'the site was built for another search provider');

  const engine = new SearchEngine(
    parseIndex(
      index ??
        '{"version":3,"groups":[],"facets":[],"pages":[],"aliases":[],"depths":"","anchors":[],"words":[],"rare":[],"stream":"","messages":[]}',
    ),
  );
  const answers = new Map<string, readonly string[]>();
  const search = (query: string): readonly string[] => {
    const pages = answers.get(query) ?? engine.search({query}).hits.map(({url}) => url.split('#')[0] ?? '');
    answers.set(query, pages);
    return pages;
  };
  const untouched = judgedQueries().filter((judged) => halfOf(judged) === 'untouched');
  const tuning = judgedQueries().filter((judged) => halfOf(judged) === 'tuning');

  test('finds a page that answers among the first hits', () => {
    const scores = evaluate(untouched, search);
    console.log(report({untouched: scores, tuning: evaluate(tuning, search), ...evaluateKinds(untouched, search)}));
    for (const [name, floor] of Object.entries(floors)) {
      expect.soft(scores[name as keyof Scores], name).toBeGreaterThanOrEqual(floor);
    }
    expect.soft(scores.unanswered, 'unanswered').toBeLessThanOrEqual(unanswered);
  });

  for (const [context, wanted] of Object.entries(contextFloors)) {
    test(`finds it on pages of ${context === 'own' ? 'its product' : 'the other product'}`, async () => {
      const local = new LocalEngine('', async (_, product) => parseIndex(builtIndex(product) ?? ''));
      const found = new Map<string, readonly string[]>();
      for (const {query, best} of untouched) {
        const isGateway = productAt(best[0] ?? '') === gateway;
        const {id} = isGateway === (context === 'own') ? gateway : mcp;
        const {results} = await local.search([{query, optionalFilters: [`product:${id}`]}]);
        found.set(query, results[0]?.hits.map(({url}) => url.split('#')[0] ?? '') ?? []);
      }
      const scores = evaluate(untouched, (query) => found.get(query) ?? []);
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
