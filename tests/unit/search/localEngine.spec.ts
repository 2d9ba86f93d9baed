import {expect, test} from '@playwright/test';

import {searchFiles} from '../../../src/search/files';
import {LocalEngine} from '../../../src/search/localEngine';

import {dataOf, page} from './record';

const {pages, asks} = searchFiles;
const files: Readonly<Record<string, unknown>> = {
  [pages]: dataOf(page('/ports', 'Ports', 'Each server gets a port.'), page('/images', 'Images', 'Agents choose one.')),
  [asks]: ['', 'older release start'],
};

/** An engine, and the files that it requested; one may be unavailable. */
function engineWithout(missing?: string) {
  const read: string[] = [];
  const engine = new LocalEngine(async (path) => {
    read.push(path);
    return path === missing ? Promise.reject(new Error('no network')) : files[path];
  });
  return {read, first: async (query: string) => (await engine.search({query})).hits[0]?.url};
}

test('the pages are fetched once, and the phrasings for a query that the pages do not hold', async () => {
  const {read, first} = engineWithout();
  expect([await first(''), await first('port'), await first('server port')]).toEqual([undefined, '/ports', '/ports']);
  expect(read).toEqual([pages]);
  expect([await first('agents start'), await first('start agents')]).toEqual(['/images', '/images']);
  expect(read).toEqual([pages, asks]);
});

test('phrasings that cannot be fetched are done without, and fetched again for the next search', async () => {
  const {read, first} = engineWithout(asks);
  expect([await first('agents start'), await first('agents start')]).toEqual(['/images', '/images']);
  expect(read).toEqual([pages, asks, asks]);
});

test('pages that cannot be fetched are an error, and are fetched again for the next search', async () => {
  const {read, first} = engineWithout(pages);
  await expect(first('port')).rejects.toThrow('no network');
  await expect(first('port')).rejects.toThrow('no network');
  expect(read).toEqual([pages, pages]);
});
