import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import type {Json} from '../../../../src/data/openapi/types';

import {documentWith, pageOf} from './page';

// A line for each schema reads better than the same on many lines.
// prettier-ignore
const schemas: [name: string, schema: Json, facts: string][] = [
  ['several types', {type: ['string', 'null']}, 'string or null'],
  ['null as an alternative', {anyOf: [{type: 'integer'}, {type: 'null'}]}, 'integer or null'],
  ['a constant', {const: 'on'}, 'always "on"'],
  ['a constant null', {const: null}, 'always null'],
  ['alternatives', {oneOf: [{type: 'string', maxLength: 5}, {type: 'array', items: {type: 'number'}}]}, 'string or list of number · at most 5 characters'],
  ['parts', {allOf: [{$ref: '#/components/schemas/Item'}, {type: 'object'}]}, 'Item and object'],
  ['a map', {type: 'object', additionalProperties: {type: 'integer'}}, 'map from text to integer'],
  ['a list of anything', {type: 'array'}, 'list of any value'],
  ['anything', {}, 'any value'],
  ['anything, as true', true, 'any value'],
  ['nothing, as false', false, 'nothing'],
  ['itself', {$ref: '#/components/schemas/Item'}, 'Item'],
  ['a list of itself', {type: 'array', items: {$ref: '#/components/schemas/Item'}}, 'list of Item'],
  ['no type but values', {enum: ['a', 1, null]}, 'value · one of a, 1, null'],
  ['numeric limits', {type: 'integer', minimum: 0, exclusiveMinimum: 0, maximum: 9, multipleOf: 3}, 'integer · minimum 0 · maximum 9 · more than 0 · multiple of 3'],
  ['lengths of one', {type: 'string', format: 'uri', minLength: 1, maxLength: 1}, 'string · format uri · at least 1 character · at most 1 character'],
  ['defaults that are empty', {type: 'string', default: ''}, 'string · default ""'],
  ['a default of false', {type: 'boolean', default: false}, 'boolean · default false'],
  ['limits of entries', {type: 'array', items: {type: 'string', pattern: '^a$'}, minItems: 1, maxItems: 2, uniqueItems: true}, 'list of string · at least 1 entry · at most 2 entries · no entry twice · pattern ^a$'],
];

for (const [name, schema, facts] of schemas) {
  test(`${name} in words`, async () => {
    const {html} = await pageOf(documentWith({}, {Item: {type: 'object', properties: {field: schema}}}));
    expect(load(html)('[id="Item.field"] + dd > small').text()).toBe(facts);
  });
}

test('types that hold each other do not go on for ever', async () => {
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const {html} = await pageOf(
    documentWith(
      {requestBody: {content: {'application/json': {schema: ref('A')}}}},
      {
        A: {type: 'object', properties: {b: ref('B'), self: ref('A')}},
        B: {type: 'object', properties: {a: {type: 'array', items: ref('A')}}},
      },
    ),
  );
  expect(load(html)('h4 ~ dl details summary').first().text()).toBe('Fields of b');
  expect(html.length).toBeLessThan(10_000);
});

test('anchors are unique, whatever the names are', async () => {
  const operations = {
    get: {operationId: 'a', responses: {'200': {description: ''}}},
    put: {operationId: 'a', responses: {'200': {description: ''}}},
  };
  const {html, reference} = await pageOf(
    documentWith({}, {a: {type: 'object', properties: {'200': {}, '?': {}, '!': {}}}}, {paths: {'/x': operations}}),
  );
  const ids = load(html)('[id]')
    .toArray()
    .map(({attribs}) => attribs.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(reference.operations.map(({anchor}) => anchor)).toEqual(['a', 'a-2']);
});

test('a reason that several corrections share is shown once', async () => {
  const reason = {at: ['paths', '/items', 'get', 'responses'], adds: [], text: 'Because of **this**.'};
  const $ = load((await pageOf(documentWith(), [reason, {...reason, at: ['paths', '/items', 'get']}])).html);
  expect($('.note').text()).toBe('In v0.0.40: Because of this.');
});
