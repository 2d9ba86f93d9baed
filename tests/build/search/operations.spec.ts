import {expect, test} from '@playwright/test';

import {addressOf} from '../../../src/search/slug';

import {builtEngine} from './evaluate';

const operation = / · ((?:GET|POST|PUT|PATCH|DELETE) \/\S*)$/;

test('method and path lead to their operation', () => {
  const {engine, pages} = builtEngine();
  const operations = pages.flatMap(({url, sections}) =>
    sections.flatMap((section) => {
      const call = operation.exec(section.heading)?.[1];
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
