import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {listOf, objectOf} from '../../src/data/openapi/json';
import {downloadPath} from '../../src/data/openapi/sources';
import type {Json} from '../../src/data/openapi/types';
import {products} from '../../src/site/products';
import {apiOf, plain} from '../support/api';
import {buildDir} from '../support/site';

// What is said of a field, a body and a failure of each kind is tested in `tests/unit/plugins/api-reference`.
for (const product of products) {
  const {document, reference, page} = apiOf(product);
  const {operations, schemas, notes} = reference;
  const textAt = (anchor: string, selector = '') => page().$(`[id="${anchor}"]${selector}`).text();
  /** What follows a heading, up to the next one. */
  const sectionAt = (anchor: string, end = 'h2, h3') => page().$(`[id="${anchor}"]`).nextUntil(end).text();

  function expectEntry(anchor: string, name: Json | undefined, words: Json | undefined): void {
    expect(textAt(anchor), anchor).toBe(name);
    expect(textAt(anchor, ' + dd'), anchor).toContain(plain(words));
  }

  test(`${product.name}: every operation has its method, path, summary, parameters, body, and all codes`, () => {
    for (const {anchor, method, path, summary, parameters, body, responses} of operations) {
      expect(textAt(anchor, ' > .hash-link')).toBe('\u200B');
      expect(textAt(anchor)).toBe(`${summary}\u200B`);
      expect(textAt(anchor, ' + p')).toBe(`${method.toUpperCase()} ${path}`);
      expect(sectionAt(anchor), anchor).toContain(plain(body?.description));
      parameters.forEach(({name, in: place, description}) =>
        expectEntry(`${anchor}.${String(place)}.${String(name)}`, name, description),
      );
      responses.forEach(([status, {description}]) => expectEntry(`${anchor}.${status}`, status, description));
    }
  });

  test(`${product.name}: every property and every value of every schema is on the page`, () => {
    for (const {schema, anchor} of schemas.values()) {
      for (const [name, property] of Object.entries(objectOf(schema.properties))) {
        expectEntry(`${anchor}.${name}`, name, objectOf(property).description);
      }
      listOf(schema.enum).forEach((value) => expect(textAt(`${anchor}.${String(value)}`)).toBe(value));
    }
  });

  test(`${product.name}: every operation has a sample, and every reason of a correction is shown once`, () => {
    expect(page().$('figure pre').length).toBe(operations.length);
    expect(notes.length).toBeGreaterThan(0);
    for (const [text, reasons] of [
      [sectionAt('operations', 'h2'), notes],
      ...operations.map((operation) => [sectionAt(operation.anchor), operation.notes] as const),
    ] as const) {
      reasons.forEach((reason) => expect(text.split(plain(reason))).toHaveLength(2));
    }
  });

  for (const [format, parseText] of [
    ['json', (text: string): unknown => JSON.parse(text)],
    ['yaml', (text: string): unknown => parse(text)],
  ] as const) {
    test(`${product.name}: the document can be downloaded as ${format}`, () => {
      const file = downloadPath(product, format);
      expect(parseText(readFileSync(join(buildDir, file), 'utf8'))).toEqual(document);
      expect(page().$(`a[download][href$="/${file}"]`).length).toBe(1);
    });
  }
}
