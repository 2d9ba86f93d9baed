import {expect, test} from '@playwright/test';

import {matching, pathProblems} from '../../content/samples/api/paths';

const templates = ['/health', '/v1/items', '/v1/items/active', '/v1/items/{name}', '/v1/items/{name}/rules'];

test('a fixed path comes before one with a parameter', () => {
  expect(matching(templates, '/v1/items/active')).toEqual(['/v1/items/active']);
  expect(matching(templates, '/v1/items/docs')).toEqual(['/v1/items/{name}']);
});

test('a path that ends in an ellipsis may go on', () => {
  expect(pathProblems(templates, '/v1/…')).toEqual([]);
  expect(pathProblems(templates, '/v2/…')).not.toEqual([]);
});

test('an author may leave a parameter open', () => {
  expect(pathProblems(templates, '/v1/items/<NAME>/rules')).toEqual([]);
});

test('a slip in a fixed segment does not pass as a parameter', () => {
  expect(pathProblems(templates, '/v1/items/actve')).toEqual([
    'unknown path "/v1/items/actve"; nearest valid name: "/v1/items/active"',
  ]);
});
