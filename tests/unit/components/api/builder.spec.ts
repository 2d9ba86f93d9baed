import {expect, test} from '@playwright/test';

import {buildRequest, startState} from '../../../../src/components/api/Builder/request';
import type {SampleRequest} from '../../../../src/data/openapi/curl';
import {operationsOf, serverOf} from '../../../../src/data/openapi/operations';
import {createReference} from '../../../../src/data/openapi/reference';
import {type Parameter, type RequestOperation, requestOf} from '../../../../src/data/openapi/reference/requests';
import type {JsonObject} from '../../../../src/data/openapi/types';
import {mcp, products} from '../../../../src/site/products';
import {apiOf} from '../../../support/api';

const document: JsonObject = {
  paths: {
    '/items/{id}': {
      parameters: [{$ref: '#/components/parameters/Id'}],
      put: {
        parameters: [
          {name: 'kind', in: 'query', schema: {anyOf: [{$ref: '#/components/schemas/Kind'}, {type: 'null'}]}},
          {name: 'kinds', in: 'query', schema: {type: 'array', items: {$ref: '#/components/schemas/Kind'}}},
          {name: 'ids', in: 'query', schema: {anyOf: [{type: 'array', items: {type: 'string'}}, {type: 'null'}]}},
          {name: 'trace', in: 'header', schema: {type: 'string'}},
        ],
        requestBody: {content: {}},
      },
    },
  },
  components: {
    parameters: {Id: {name: 'id', in: 'path', required: true, example: 'a b', schema: {type: 'string'}}},
    schemas: {Kind: {type: 'string', enum: ['x', 'y']}},
  },
};

/** Request operation of the document's first operation. */
function firstRequest(source: JsonObject): RequestOperation {
  const reference = createReference(mcp, {document: source, reasons: []});
  return requestOf(reference, reference.operations[0]!);
}

test('parameters lose their references and alternatives, and required ones start with their example', () => {
  const {parameters, hasBody} = firstRequest(document);
  expect(hasBody).toBe(true);
  expect(parameters).toMatchObject([
    {in: 'path', name: 'id', required: true, value: 'a b', isList: false},
    {in: 'query', name: 'kind', required: false, schema: {type: 'string', enum: ['x', 'y']}},
    {in: 'query', name: 'kinds', schema: {type: 'array', items: {enum: ['x', 'y']}}, isList: false},
    {in: 'query', name: 'ids', schema: {type: 'string'}, isList: true},
    {in: 'header', name: 'trace', schema: {type: 'string'}},
  ]);
  expect(parameters.filter(({value}) => value !== undefined)).toHaveLength(1);
});

test('an operation without body and parameters has none to fill in', () => {
  expect(firstRequest({paths: {'/a': {get: {}}}})).toMatchObject({parameters: [], hasBody: false});
});

const fill = (values: Record<string, Parameter['value']>): SampleRequest => {
  const {parameters, ...operation} = firstRequest(document);
  const filled = parameters.map((parameter) => ({...parameter, value: values[parameter.name]})) as Parameter[];
  const {params} = startState(filled);
  return buildRequest(operation, 'http://localhost:1/', params, {a: 1});
};

test('what was filled in is encoded once, whatever the fields have encoded already', () => {
  expect(fill({id: 'a%20b/c', kind: 'x', kinds: ['x', 'y'], ids: 'one,%20two,'}).url).toBe(
    'http://localhost:1/items/a%20b%2Fc?kind=x&kinds=x&kinds=y&ids=one&ids=two',
  );
  expect(fill({id: '100%', ids: '', kind: undefined}).url).toBe('http://localhost:1/items/100%25');
  expect(fill({}).url).toBe('http://localhost:1/items/{id}');
  expect(fill({})).toMatchObject({method: 'PUT', body: {a: 1}, response: 'none'});
  expect(fill({trace: 'on'}).headers).toEqual([['trace', 'on']]);
});

for (const product of products) {
  const {reference} = apiOf(product);

  test(`every operation of ${product.name} can be filled in`, () => {
    for (const operation of reference.operations) {
      const {parameters, hasBody} = requestOf(reference, operation);
      expect(parameters.map(({name}) => name)).toEqual(operation.parameters.map(({name}) => name));
      expect(hasBody).toBe(operation.operation.requestBody !== undefined);
    }
  });
}

test('the path of a server stays in the base URL', () => {
  expect(serverOf({servers: [{url: 'https://host.example/api/'}]}, 1)).toBe('https://host.example/api');
  expect(serverOf({}, 8080)).toBe('http://localhost:8080');
});

test('a parameter of the operation replaces the one of its path with the same name and place', () => {
  const path = {name: 'id', in: 'path', required: true, schema: {type: 'string'}};
  const shared: JsonObject = {parameters: [path, {...path, in: 'query'}]};
  const [operation] = operationsOf({
    paths: {'/a/{id}': {...shared, get: {parameters: [{...path, schema: {type: 'integer'}}]}}},
  });
  expect(operation?.parameters).toEqual([
    {...path, in: 'query'},
    {...path, schema: {type: 'integer'}},
  ]);
});
