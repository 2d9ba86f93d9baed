import {expect, test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/engine';
import {addressOf} from '../../../src/search/slug';
import {builtSearch} from '../../support/searchIndex';

const operation = / · ((?:GET|POST|PUT|PATCH|DELETE) \/\S*)$/;
const built = builtSearch();

test.skip(built === undefined, 'the site was built for another search provider');

test('method and path lead to their operation', () => {
  const engine = new SearchEngine(built!.data);
  const operations = built!.data.pages.flatMap(({url, sections}) =>
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
