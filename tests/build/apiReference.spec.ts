import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {listOf, objectOf, resolve, textOf} from '../../src/data/openapi/json';
import {isCommon} from '../../src/data/openapi/reference/common';
import {downloadPath} from '../../src/data/openapi/sources';
import type {Json} from '../../src/data/openapi/types';
import {products} from '../../src/site/products';
import {apiOf, plain} from '../support/api';
import {buildDir} from '../support/site';

for (const product of products) {
  const {document, reference, page} = apiOf(product);
  const {operations} = reference;
  const textAt = (anchor: string, selector = '') => page().$(`[id="${anchor}"]${selector}`).text();
  /** What follows a heading, up to the next one. */
  const sectionAt = (anchor: string, end = 'h2, h3') => page().$(`[id="${anchor}"]`).nextUntil(end);

  const nameOf = (schema: Json | undefined): string =>
    reference.schemas.get(textOf(objectOf(schema).$ref)?.split('/').at(-1) ?? '')?.name ?? '';

  /** Expects a field with its place, its words, and its mark if it is required. */
  function expectField(anchor: string, name: string, words: Json | undefined, isRequired: boolean, place = ''): void {
    expect(textAt(anchor)).toBe(name);
    expect(textAt(anchor, ' + dd'), anchor).toContain(plain(words));
    const facts = page().$(`[id="${anchor}"] + dd > small`).first().text().split(' · ');
    expect(facts.includes('required'), `${anchor} required`).toBe(isRequired);
    expect(place && facts[0], anchor).toBe(place);
  }

  test(`${product.name}: every operation has its method, path, summary, parameters, and all codes`, () => {
    for (const {anchor, method, path, summary, parameters, responses} of operations) {
      expect(textAt(anchor, ' > .hash-link')).toBe('\u200B');
      expect(textAt(anchor)).toBe(`${summary}\u200B`);
      expect(textAt(anchor, ' + p')).toBe(`${method.toUpperCase()} ${path}`);
      for (const {name, in: place, required, description} of parameters) {
        const at = `${anchor}.${String(place)}.${String(name)}`;
        expectField(at, String(name), description, required === true, String(place));
      }
      for (const [status, {description, content}] of responses) {
        const at = `${anchor}.${status}`;
        expect(textAt(at)).toBe(status);
        expect(textAt(at, ' + dd')).toContain(plain(description));
        for (const [type, media] of Object.entries(objectOf(content))) {
          const {schema} = objectOf(media);
          const isSaidOnce = isCommon(reference, status, type, schema);
          const general = sectionAt('operations', 'h2').text().split(';');
          const said = isSaidOnce ? general.find((part) => part.includes(status)) : textAt(at, ' + dd');
          [type, nameOf(schema)].forEach((fact) => expect(said, at).toContain(fact));
          for (const [name, property] of Object.entries(objectOf(objectOf(schema).properties))) {
            const isRequired = listOf(objectOf(schema).required).includes(name);
            expectField(`${at}.${name}`, name, objectOf(property).description, isRequired);
          }
        }
      }
    }
  });

  test(`${product.name}: every property and every value of every schema is on the page`, () => {
    for (const {schema, fields, anchor} of reference.schemas.values()) {
      for (const [name, at] of fields) {
        const {description} = objectOf(objectOf(schema.properties)[name]);
        expectField(at, name, description, listOf(schema.required).includes(name));
      }
      listOf(schema.enum).forEach((value) => expect(textAt(`${anchor}.${String(value)}`)).toBe(value));
    }
  });

  test(`${product.name}: every request body has its type, required mark, description, and fields`, () => {
    for (const {anchor, body} of operations) {
      for (const [type, media] of Object.entries(objectOf(body?.content))) {
        const section = sectionAt(anchor);
        const {schema} = objectOf(media);
        const facts = section.filter('small').first().text();
        expect(facts.split(' · ')[0]).toBe(type);
        expect(facts.includes('required')).toBe(body?.required === true);
        expect(facts).toContain(nameOf(schema));
        const {properties} = objectOf(resolve(document, objectOf(schema).items ?? schema));
        [plain(body?.description), ...Object.keys(objectOf(properties))].forEach((text) =>
          expect(section.text()).toContain(text),
        );
      }
    }
  });

  test(`${product.name}: every operation has a sample, and every reason of a correction is shown once`, () => {
    expect(page().$('figure pre').length).toBe(operations.length);
    const places = [{anchor: 'operations', notes: reference.notes, end: 'h2'}, ...operations];
    for (const {anchor, notes, end} of places as {anchor: string; notes: readonly string[]; end?: string}[]) {
      notes.forEach((note) => expect(sectionAt(anchor, end).text().split(plain(note)).length, anchor).toBe(2));
    }
    expect(reference.notes.length).toBeGreaterThan(0);
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
