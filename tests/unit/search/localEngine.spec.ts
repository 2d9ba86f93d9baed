import {expect, test} from '@playwright/test';

import {recordsFor} from '../../../src/plugins/publish/search/records';
import {packRecords} from '../../../src/search/engine/pack';
import {LocalEngine} from '../../../src/search/localEngine';

import {record} from './record';

const records = [
  record('/ports', ['Ports'], 'Each server gets a port of the machine.'),
  record('/images', ['Images'], 'Containers start from them.'),
  {...record('/images#tags', ['Images', 'Tags'], 'Agents choose one.'), asks: ['start an older release']},
  record('/muxing', ['Model muxing'], 'Sends each request to the model that fits, even `gpt-4o`.', 'gateway'),
];
const optionalFilters = ['product:mcp'];

/** An engine and the indexes that it requested; the index of all pages may be unavailable. */
function engineWith({isOffline = false} = {}) {
  const asked: string[] = [];
  const engine = new LocalEngine('/search-index', async (_, product, isAsked) => {
    asked.push(`${product ?? 'all'}${isAsked ? ' asks' : ''}`);
    if (product === undefined && isOffline) {
      throw new Error('no network');
    }
    const {asks, ...index} = packRecords(product === undefined ? records : recordsFor(product, records));
    return {...index, ...(isAsked && asks && {asks})};
  });
  const first = async (query: string, filters?: readonly string[]) => {
    const {results} = await engine.search([{query, ...(filters && {optionalFilters: filters})}]);
    return results[0]?.hits[0]?.url;
  };
  return {asked, engine, first};
}

test('a reader of a product is answered from its index', async () => {
  const {asked, first} = engineWith();
  expect(await first('', optionalFilters)).toBeUndefined();
  expect(await first('port', optionalFilters)).toBe('/ports');
  expect(await first('mach', optionalFilters)).toBe('/ports');
  expect(asked).toEqual(['mcp']);
});

for (const [what, query] of [
  ['a heading', 'model muxing'],
  ['a word of the text', 'gpt-4o'],
]) {
  test(`a reader of one product finds the other by ${what}`, async () => {
    const {asked, first} = engineWith();
    expect(await first(query ?? '', optionalFilters)).toBe('/muxing');
    expect(asked).toEqual(['mcp', 'all']);
  });
}

test('what people ask is fetched for a query that the pages do not hold', async () => {
  const {asked, first} = engineWith();
  expect(await first('agents start', optionalFilters)).toBe('/images#tags');
  expect(asked).toEqual(['mcp', 'mcp asks']);
});

test('a further page of hits is of the same product as the first', async () => {
  const {asked, engine} = engineWith();
  const {results} = await engine.search([{query: 'port', page: 1, optionalFilters}]);
  expect(results[0]).toMatchObject({product: 'mcp', hits: [], nbHits: 1});
  expect(asked).toEqual(['mcp']);
});

test('without a product all pages are searched at once', async () => {
  const {asked, first} = engineWith();
  expect(await first('port')).toBe('/ports');
  expect(asked).toEqual(['all']);
});

test('what is there is shown when the rest cannot be fetched, and fetched again for the next search', async () => {
  const {asked, first} = engineWith({isOffline: true});
  expect(await first('muxing', optionalFilters)).toBe('/muxing');
  expect(await first('muxing', optionalFilters)).toBe('/muxing');
  expect(asked).toEqual(['mcp', 'all', 'all']);
});

test('an index that cannot be fetched is an error, which says that nothing is loading any more', async () => {
  const {engine} = engineWith({isOffline: true});
  const states: boolean[] = [];
  await expect(engine.search([{query: 'port'}], (isLoading) => states.push(isLoading))).rejects.toThrow('no network');
  expect(states).toEqual([true, false]);
});
