import {expect, test} from '@playwright/test';

import {products} from '../../../src/site/products';
import {halfOf, hardKinds, type Judged, judgedQueries, ownKinds} from '../../unit/search/judged';

import {builtEngine, evaluate, type Scores} from './evaluate';

type Floors = Partial<Scores>;

const judged = judgedQueries();
const untouched = judged.filter((one) => halfOf(one) === 'untouched' && !ownKinds.includes(one.kind));
const isHard = ({kind}: Judged): boolean => hardKinds.includes(kind);
const ofKind = (wanted: string): Judged[] => judged.filter(({kind}) => kind === wanted);

/** Minimum scores on the untouched half, for queries in the pages' words and as users type them. */
const floors: readonly (readonly [string, readonly Judged[], Floors])[] = [
  [
    'known',
    untouched.filter((one) => !isHard(one)),
    {first: 0.897, three: 0.959, ten: 0.97, reciprocalRank: 0.928, gain: 0.86},
  ],
  ['hard', untouched.filter(isHard), {first: 0.784, three: 0.897, ten: 0.96, reciprocalRank: 0.845, gain: 0.78}],
];
/** The same by kind: about the other product, messages of other programs with a name of ours, and names. */
const kinds: readonly (readonly [string, readonly Judged[], Floors])[] = [
  ['cross-product', ofKind('cross-product'), {first: 0.85, three: 0.95}],
  ['foreign-messages', ofKind('foreign-messages'), {three: 0.85}],
  ['typos', untouched.filter(({kind}) => kind === 'typos'), {three: 0.94}],
  ...['commands', 'flags', 'api'].map(
    (name) => [name, untouched.filter(({kind}) => kind === name), {three: 1}] as const,
  ),
];
/** Maximum share of queries in the pages' words without hits. */
const unanswered = 0.005;

test.describe('a visitor who searches the built site', () => {
  test.setTimeout(180_000);
  let built: ReturnType<typeof builtEngine>;
  test.beforeAll(() => void (built = builtEngine()));

  const expectScores = (what: string, queries: readonly Judged[], wanted: Floors, opened?: string): Scores => {
    const scores = evaluate(built.engine, queries, opened);
    const all = Object.entries(scores).map(([name, score]) => `${name} ${(score as number).toFixed(3)}`);
    console.log(`${what}, ${queries.length} queries: ${all.join(', ')}`);
    for (const [name, floor] of Object.entries(wanted)) {
      expect.soft(scores[name as keyof Scores], `${what}: ${name}`).toBeGreaterThanOrEqual(floor - 0.0005);
    }
    return scores;
  };

  for (const product of [undefined, ...products]) {
    test(`finds a page that answers among the first rows, from ${product?.name ?? 'the home page'}`, () => {
      const [known] = floors.map(([what, queries, wanted]) => expectScores(what, queries, wanted, product?.id));
      expect.soft(known?.unanswered, 'unanswered').toBeLessThanOrEqual(unanswered);
    });
  }

  for (const [kind, queries, wanted] of kinds) {
    test(`finds what ${kind} are about`, () => {
      expect(queries.length).toBeGreaterThan(10);
      expectScores(kind, queries, wanted);
    });
  }

  test('is never judged by a page that does not exist', () => {
    const pages = new Set(built.pages.map(({url}) => url));
    expect(judged.flatMap(({best, also}) => [...best, ...also]).filter((page) => !pages.has(page))).toEqual([]);
  });
});
