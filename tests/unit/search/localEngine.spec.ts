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

const files = {mcp: recordsFor('mcp', records), all: records};

/** An engine and the files that it requested; those of all pages may be unavailable. */
function engineWith({isOffline = false} = {}) {
  const read: string[] = [];
  const engine = new LocalEngine('', async (path) => {
    read.push(path);
    if (path === 'manifest.json') {
      return {file: 'all', products: {mcp: 'mcp'}, asks: {mcp: 'mcp-asks', all: 'all-asks'}};
    }
    const [name, isAsks] = path.split('-') as [keyof typeof files, string?];
    if (name === 'all' && isOffline) {
      throw new Error('no network');
    }
    const {asks, ...index} = packRecords(files[name]);
    return isAsks ? asks : index;
  });
  const first = async (query: string, filters?: readonly string[]) => {
    const {results} = await engine.search([{query, ...(filters && {optionalFilters: filters})}]);
    return results[0]?.hits[0]?.url;
  };
  return {read, engine, first};
}

test('a reader of a product is answered from its index', async () => {
  const {read, first} = engineWith();
  expect(await first('', optionalFilters)).toBeUndefined();
  expect(await first('port', optionalFilters)).toBe('/ports');
  expect(await first('mach', optionalFilters)).toBe('/ports');
  expect(read).toEqual(['manifest.json', 'mcp']);
});

for (const [what, query] of [
  ['a heading', 'model muxing'],
  ['a word of the text', 'gpt-4o'],
]) {
  test(`a reader of one product finds the other by ${what}`, async () => {
    const {read, first} = engineWith();
    expect(await first(query ?? '', optionalFilters)).toBe('/muxing');
    expect(read).toEqual(['manifest.json', 'mcp', 'all']);
  });
}

test('what people ask is fetched for a query that the pages do not hold', async () => {
  const {read, first} = engineWith();
  expect(await first('agents start', optionalFilters)).toBe('/images#tags');
  expect(await first('start agents', optionalFilters)).toBe('/images#tags');
  expect(read).toEqual(['manifest.json', 'mcp', 'mcp-asks']);
});

test('a further page of hits is of the same product as the first', async () => {
  const {read, engine} = engineWith();
  const {results} = await engine.search([{query: 'port', page: 1, optionalFilters}]);
  expect(results[0]).toMatchObject({product: 'mcp', hits: [], nbHits: 1});
  expect(read).toEqual(['manifest.json', 'mcp']);
});

test('without a product all pages are searched at once', async () => {
  const {read, first} = engineWith();
  expect(await first('port')).toBe('/ports');
  expect(read).toEqual(['manifest.json', 'all']);
});

test('what is there is shown when the rest cannot be fetched, and fetched again for the next search', async () => {
  const {read, first} = engineWith({isOffline: true});
  expect(await first('muxing', optionalFilters)).toBe('/muxing');
  expect(await first('muxing', optionalFilters)).toBe('/muxing');
  expect(read).toEqual(['manifest.json', 'mcp', 'all', 'manifest.json', 'all']);
});

test('an index that cannot be fetched is an error, which says that nothing is loading any more', async () => {
  const {engine} = engineWith({isOffline: true});
  const states: boolean[] = [];
  await expect(engine.search([{query: 'port'}], (isLoading) => states.push(isLoading))).rejects.toThrow('no network');
  expect(states).toEqual([true, false]);
});
