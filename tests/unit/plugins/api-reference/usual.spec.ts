import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import type {JsonObject} from '../../../../src/plugins/specs/types';

import {documentWith, pageOf} from './oddDocument';

const failure = (key: string): JsonObject => ({
  description: 'Refused',
  content: {'application/json': {schema: {$ref: `#/components/schemas/${key}`}}},
});

const schemas = {Usual: {type: 'object'}, Other: {type: 'object'}};

const pageWith = (keys: readonly string[]): ReturnType<typeof load> => {
  const paths = Object.fromEntries(
    keys.map((key, i) => [`/${i}`, {get: {operationId: `call${i}`, responses: {'404': failure(key)}}}]),
  );
  return load(pageOf(documentWith({}, schemas, {paths})).html);
};

test('a body that most failures of a status have is said once, and at the calls that differ', () => {
  const $ = pageWith(['Usual', 'Usual', 'Usual', 'Other']);
  expect($('[id=calls]').nextUntil('h2').text()).toContain(
    'Unless a call says otherwise, failures with 404 come as application/json with Usual.',
  );
  expect($('[id="call0.404"] + dd').text().trim()).toBe('Refused');
  expect($('[id="call3.404"] + dd').text()).toContain('application/json · Other');
});

test('a body that few failures have is said at each of them', () => {
  const $ = pageWith(['Usual', 'Usual', 'Other']);
  expect($.text()).not.toContain('Unless a call says otherwise');
  expect($('[id="call0.404"] + dd').text()).toContain('application/json · Usual');
});
