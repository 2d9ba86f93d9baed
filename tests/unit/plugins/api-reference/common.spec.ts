import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import type {JsonObject} from '../../../../src/data/openapi/types';

import {documentWith, pageOf} from './page';

const failure = (key: string): JsonObject => ({
  description: 'Refused',
  content: {'application/json': {schema: {$ref: `#/components/schemas/${key}`}}},
});

const schemas = {Common: {type: 'object'}, Other: {type: 'object'}};

const pageWith = async (keys: readonly string[]): Promise<ReturnType<typeof load>> => {
  const paths = Object.fromEntries(
    keys.map((key, i) => [`/${i}`, {get: {operationId: `operation${i}`, responses: {'404': failure(key)}}}]),
  );
  return load((await pageOf(documentWith({}, schemas, {paths}))).html);
};

test('a body that most failures of a status have is said once, and at the operations that differ', async () => {
  const $ = await pageWith(['Common', 'Common', 'Common', 'Other']);
  expect($('[id=operations]').nextUntil('h2').text()).toContain(
    'Unless an operation says otherwise, failures with 404 come as application/json with Common.',
  );
  expect($('[id="operation0.404"] + dd').text().trim()).toBe('Refused');
  expect($('[id="operation3.404"] + dd').text()).toContain('application/json · Other');
});

test('a body that few failures have is said at each of them', async () => {
  const $ = await pageWith(['Common', 'Common', 'Other']);
  expect($.text()).not.toContain('Unless an operation says otherwise');
  expect($('[id="operation0.404"] + dd').text()).toContain('application/json · Common');
});

test('a reason that most operations share is said once before them, another one at its operation', async () => {
  const paths = Object.fromEntries(
    ['/0', '/1', '/2', '/3'].map((path) => [path, {get: {responses: {'200': {description: 'Fine'}}}}]),
  );
  const reasons = ['/0', '/1', '/2'].map((path) => ({at: ['paths', path, 'get'], adds: [], text: 'Common.'}));
  const {html} = await pageOf(documentWith({}, {}, {paths}), [...reasons, {...reasons[0]!, text: 'Rare.'}]);
  const $ = load(html);
  expect(
    $('.note')
      .map((_, note) => $(note).text())
      .get(),
  ).toEqual(['In v0.0.40: Common.', 'In v0.0.40: Rare.']);
  expect($('[id=operations]').nextUntil('h2').filter('.note').text()).toBe('In v0.0.40: Common.');
});
