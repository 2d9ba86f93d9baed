import {expect, test} from '@playwright/test';

import {buildRequest, startState} from '../../../../src/components/api/Builder/request';
import type {SampleRequest} from '../../../../src/data/openapi/curl';
import {createReference} from '../../../../src/data/openapi/reference';
import {type Parameter, requestOf} from '../../../../src/data/openapi/reference/requests';
import type {JsonObject} from '../../../../src/data/openapi/types';
import {mcp} from '../../../../src/site/products';
import {fixture} from '../../../support/fixtures';

const document = fixture<JsonObject>('openapi/builder');

const reference = createReference(mcp, {document, reasons: []});
const {parameters, ...operation} = requestOf(reference, reference.operations[0]!);

test('parameters lose their references and alternatives, and required ones start with their example', () => {
  expect(operation.hasBody).toBe(true);
  expect(parameters).toMatchObject([
    {in: 'path', name: 'id', required: true, value: 'a b', isList: false},
    {in: 'query', name: 'kind', required: false, schema: {type: 'string', enum: ['x', 'y']}},
    {in: 'query', name: 'kinds', schema: {type: 'array', items: {enum: ['x', 'y']}}, isList: false},
    {in: 'query', name: 'ids', schema: {type: 'string'}, isList: true},
    {in: 'header', name: 'trace', schema: {type: 'string'}},
  ]);
  expect(parameters.filter(({value}) => value !== undefined)).toHaveLength(1);
});

const fill = (values: Record<string, Parameter['value']>): SampleRequest => {
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
