import {expect, test} from '@playwright/test';

import {objectOf, resolve} from '../../src/data/openapi/json';
import type {Json, JsonObject} from '../../src/data/openapi/types';
import {type ProductId, products} from '../../src/site/products';
import {apiOf} from '../support/api';
import {fixture} from '../support/fixtures';

/** Names by operation, as "METHOD path code", and by entity. */
type Listed = Readonly<Record<'operations' | 'entities', Readonly<Record<string, string | null>>>>;

const listed = fixture<Readonly<Record<ProductId, Listed>>>('openapi/specification');

/** All keys and names of a value, also behind references. */
function namesIn(document: JsonObject, value: Json | undefined, depth = 0): string[] {
  const resolved = resolve(document, value) ?? null;
  if (typeof resolved !== 'object' || resolved === null || depth > 8) {
    return typeof resolved === 'string' ? [resolved] : [];
  }
  return Object.entries(resolved).flatMap(([key, entry]) => [key, ...namesIn(document, entry, depth + 1)]);
}

for (const product of products) {
  const {document, reference} = apiOf(product);
  const {operations, entities} = listed[product.id];

  test(`the API of ${product.name} has each operation and each entity of the specification with its names`, () => {
    const found = new Map(
      reference.operations.flatMap(({method, path, responses, parameters, body}) =>
        responses.map(([status]) => [
          `${method.toUpperCase()} ${path} ${status}`,
          namesIn(document, [...parameters, body ?? null]),
        ]),
      ),
    );
    expect(reference.operations).toHaveLength(Object.keys(operations).length);
    for (const [operation, names] of Object.entries(operations)) {
      expect(found.get(operation), operation).toEqual(expect.arrayContaining(names?.split(' ') ?? []));
    }
    for (const [entity, names] of Object.entries(entities)) {
      const schema = [...reference.schemas.values()].find(({name}) => name === entity);
      const fields = Object.keys(objectOf(schema?.schema.properties));
      expect(fields, entity).toEqual(expect.arrayContaining(names?.split(' ') ?? []));
    }
  });
}
