import {expect, test} from '@playwright/test';

import {generateOperations, withGeneratedExamples} from '../../../../src/data/openapi/generated';
import type {JsonObject} from '../../../../src/data/openapi/types';
import {documentWith} from '../../components/api/oddDocument';

const walk = async (document: JsonObject) =>
  (await generateOperations(document)).map(({method, path}) => `${method} ${path}`);

test('the plugin generates every operation and an example body', async () => {
  const schema = {type: 'object', properties: {name: {type: 'string'}}};
  const document = documentWith(
    {},
    {},
    {
      paths: {
        '/a': {
          get: {responses: {'204': {description: ''}}},
          post: {requestBody: {content: {'application/json': {schema}}}, responses: {'200': {description: ''}}},
        },
      },
    },
  );
  expect(await walk(document)).toEqual(['get /a', 'post /a']);
  expect((await generateOperations(document))[1]?.jsonRequestBodyExample).toEqual({name: 'string'});
});

test('a JSON body without an example gets the generated one, another keeps its own', async () => {
  const bodyWith = (media: JsonObject) => ({requestBody: {content: {'application/json': media}}});
  const schema = {type: 'object', properties: {name: {type: 'string'}}};
  const given = documentWith(bodyWith({schema}));
  expect(await withGeneratedExamples(given)).toEqual(documentWith(bodyWith({schema, example: {name: 'string'}})));
  expect(given).toEqual(documentWith(bodyWith({schema})));
  const own = documentWith(bodyWith({schema, example: {name: 'ours'}}));
  expect(await withGeneratedExamples(own)).toEqual(own);
});

test('recursion, odd types and hostile words do not trip the plugin', async () => {
  const item = {$ref: '#/components/schemas/Item'};
  const odd = {
    type: 'object',
    title: '</title>',
    properties: {
      self: item,
      both: {type: ['string', 'null']},
      one: {const: 1},
      no: false,
      any: {anyOf: [item, {type: 'null'}]},
    },
  };
  const operation = {
    operationId: '???',
    summary: '{{{mustache}}} <script>',
    description: '`${x}`',
    requestBody: {content: {'application/json': {schema: item}}},
    responses: {'200': {description: '{', content: {'application/json': {schema: item}}}},
  };
  expect(await walk(documentWith(operation, {Item: odd}))).toEqual(['get /items']);
});

test('a thousand operations are all named', async () => {
  test.setTimeout(180_000);
  const paths: JsonObject = {};
  for (let n = 0; n < 1000; n++) {
    paths[`/items${n}`] = {get: {operationId: 'same', responses: {'200': {description: ''}}}};
  }
  expect(await walk(documentWith({}, {}, {paths}))).toHaveLength(1000);
});
