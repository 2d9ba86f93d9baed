import {expect, test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/search';
import {unpack, wordsToText} from '../../../src/search/engine/sections';
import {builtIndex, parseIndex} from '../../support/searchIndex';

const index = builtIndex();
const operation = / · ((?:GET|POST|PUT|PATCH|DELETE) \/\S*)$/;

test.skip(index === undefined, 'the site was built for another search provider');

test('method and path lead to their operation', () => {
  const packed = parseIndex(index ?? '');
  const engine = new SearchEngine(packed);
  const {all, words} = unpack(packed);
  const operations = all.flatMap(({heading, url}) => {
    const call = operation.exec(wordsToText(words, heading))?.[1];
    return call ? [{call, url}] : [];
  });
  expect(operations.length).toBeGreaterThan(40);
  // Both products have `GET /health`.
  const missed = operations.filter(({call}) => {
    const found = engine.search({query: call}).hits[0]?.url;
    return !operations.some((other) => other.call === call && other.url === found);
  });
  expect(missed).toEqual([]);
});
