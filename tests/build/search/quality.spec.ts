import {expect, test} from '@playwright/test';

import {readAsks} from '../../../src/data/asks/read';
import {addressOf} from '../../../src/search/slug';
import {products} from '../../../src/site/products';
import {siteDir} from '../../support/site';
import {sourcePages} from '../../support/sources';
import {whole} from '../../support/whole';
import {hardKinds, type Judged, judgedQueries, ownKinds} from '../../unit/search/judged';

import {builtEngine, evaluate, type Scores} from './evaluate';

type Floors = Partial<Scores>;

const judged = judgedQueries();
const untouched = judged.filter(({half, kind}) => half === undefined && !ownKinds.includes(kind));
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
/** Minimum share of phrasings that find their page; the others also suit a second page. */
const asked = 0.9;
/** Sampling interval; all phrasings would take minutes. */
const everyAsk = 14;
/** Maximum share of queries in the pages' words without hits. */
const unanswered = 0.005;

test.describe('a visitor who searches the built site', () => {
  test.setTimeout(180_000);
  let built: ReturnType<typeof builtEngine>;
  test.beforeAll(() => void (built = builtEngine()));

  const expectScores = (what: string, queries: readonly Judged[], wanted: Floors, opened?: string): Scores => {
    const {scores, missed} = evaluate(built.engine, queries, opened);
    const all = Object.entries(scores).map(([name, score]) => `${name} ${(score as number).toFixed(3)}`);
    console.log(`${what}, ${queries.length} queries: ${all.join(', ')}`);
    for (const [name, floor] of Object.entries(wanted)) {
      const message = `${what}: ${name}; queries that the first row does not answer:\n${missed.join('\n')}`;
      expect.soft(scores[name as keyof Scores], message).toBeGreaterThanOrEqual(floor - 0.0005);
    }
    return scores;
  };

  for (const product of [undefined, ...products]) {
    const place = product?.name ?? 'the home page';
    test(`finds a page that answers among the first rows, from ${place}`, product ? whole : {}, () => {
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

  test('finds a page among three by what people ask, which is shown to nobody', whole, () => {
    const {engine} = built;
    const asks = sourcePages()
      .flatMap(({file, product: {docsFolder, routeBasePath}}) => {
        const {page = [], sections = {}} = readAsks(siteDir, file) ?? {};
        const path = file.slice(docsFolder.length, -'.mdx'.length).replace(/\/index$/, '');
        const url = `${routeBasePath.replace(/\/$/, '')}${path}`;
        return [...page, ...Object.values(sections).flat()].map((query) => ({query, url}));
      })
      .filter((_, at) => at % everyAsk === 0);
    const missed = asks.filter(
      ({query, url}) => !engine.search({query, hitsPerPage: 3}).hits.some((hit) => hit.url.split('#')[0] === url),
    );
    const list = missed.map(({query, url}) => `${url}: ${query}`).join('\n');
    expect(1 - missed.length / asks.length, list).toBeGreaterThanOrEqual(asked);
    const query = 'restarted my laptop and agents lost their tools';
    expect(JSON.stringify(engine.search({query}).hits)).not.toMatch(/lost their tools/i);
  });

  test('finds an operation by its method and path', () => {
    const {engine, pages} = built;
    const operations = pages.flatMap(({url, sections}) =>
      sections.flatMap((section) => {
        const [, call] = / · ((?:GET|POST|PUT|PATCH|DELETE) \/\S*)$/.exec(section.heading) ?? [];
        return call ? [{call, url: addressOf(url, section)}] : [];
      }),
    );
    expect(operations.length).toBeGreaterThan(40);
    // Both products have `GET /health`.
    const missed = operations.filter(({call}) => {
      const found = engine.search({query: call}).hits[0]?.url;
      return !operations.some((other) => other.call === call && other.url === found);
    });
    expect(missed).toEqual([]);
  });

  test('is never judged by a page that does not exist', () => {
    const pages = new Set(built.pages.map(({url}) => url));
    expect(judged.flatMap(({best, also}) => [...best, ...also]).filter((page) => !pages.has(page))).toEqual([]);
  });
});
