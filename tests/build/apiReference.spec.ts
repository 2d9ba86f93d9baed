import {expect, test} from '@playwright/test';

import {listOf, objectOf, resolve} from '../../src/data/openapi/json';
import {isCommon} from '../../src/data/openapi/reference/common';
import type {Json, JsonObject} from '../../src/data/openapi/types';
import {gateway, mcp} from '../../src/site/products';
import {apiOf, plain} from '../support/api';

import {limitsOf, typesOf} from './apiFacts';
import {entities, tables} from './apiSpecification';

for (const product of [mcp, gateway]) {
  const {document, reference, page} = apiOf(product);
  const {operations} = reference;
  const textAt = (anchor: string, selector = '') => page().$(`[id="${anchor}"]${selector}`).text();

  const nameOf = (key: string): string => reference.schemas.get(key)!.name;
  /** Sentence about the common errors of a status. */
  const sentenceFor = (status: string): string =>
    page()
      .$('[id="operations"]')
      .nextUntil('h2')
      .text()
      .split(';')
      .find((part) => part.includes(status)) ?? '';

  /** Facts next to the name of a parameter or property. */
  const factsAt = (anchor: string): string[] => page().$(`[id="${anchor}"] + dd > small`).first().text().split(' · ');

  /** Expects exactly the facts of a parameter or property. */
  const expectFacts = (anchor: string, schema: Json | undefined, required: boolean): void => {
    const facts = factsAt(anchor);
    expect(facts.includes('required'), `${anchor} required`).toBe(required);
    expect(
      facts.filter((fact) => /^(default|at least|at most|minimum|maximum|format|pattern|one of) /.test(fact)).sort(),
      anchor,
    ).toEqual(limitsOf(schema).sort());
    typesOf(schema, nameOf).forEach((type) => expect(facts.join(' · '), anchor).toContain(type));
  };

  test(`${product.name}: every operation has its method, path, summary, and all codes`, () => {
    expect(operations.length).toBe(product === mcp ? 9 : 36);
    for (const {anchor, method, path, summary, responses} of operations) {
      expect(textAt(anchor, ' > .hash-link')).toBe('\u200B');
      expect(textAt(anchor)).toBe(`${summary}\u200B`);
      expect(textAt(anchor, ' + p')).toBe(`${method.toUpperCase()} ${path}`);
      for (const [status, {description: words, content}] of responses) {
        expect(textAt(`${anchor}.${status}`)).toBe(status);
        const response = textAt(`${anchor}.${status}`, ' + dd');
        expect(response).toContain(plain(words));
        for (const [type, media] of Object.entries(objectOf(content))) {
          const schema = objectOf(media).schema;
          const common = isCommon(reference, status, type, schema);
          const said = common ? sentenceFor(status) : response;
          [type, ...typesOf(schema, nameOf)].forEach((fact) => expect(said, `${anchor}.${status}`).toContain(fact));
        }
      }
    }
  });

  test(`${product.name}: every parameter has its place, description, default, limits, and required mark`, () => {
    for (const {anchor, parameters} of operations) {
      for (const {name, in: place, schema, required, description: words} of parameters) {
        const entry = `${anchor}.${String(place)}.${String(name)}`;
        expect(textAt(entry)).toBe(name);
        expect(textAt(entry, ' + dd')).toContain(plain(words));
        expect(factsAt(entry)[0]).toBe(place);
        expectFacts(entry, schema, required === true);
      }
    }
  });

  test(`${product.name}: every property of every schema has its description, default, limits, and required mark`, () => {
    for (const {schema, fields} of reference.schemas.values()) {
      for (const [name, anchor] of fields) {
        const property = objectOf(schema.properties)[name];
        expect(textAt(anchor)).toBe(name);
        expect(textAt(anchor, ' + dd')).toContain(plain(objectOf(property).description));
        expectFacts(anchor, property, listOf(schema.required).includes(name));
      }
    }
  });

  test(`${product.name}: every property of a response without a schema of its own is documented at the response`, () => {
    let count = 0;
    for (const {anchor, responses} of operations) {
      for (const [status, {content}] of responses) {
        for (const media of Object.values(objectOf(content))) {
          const schema = objectOf(objectOf(media).schema);
          for (const [name, property] of Object.entries(objectOf(schema.properties))) {
            const entry = `${anchor}.${status}.${name}`;
            expect(textAt(entry)).toBe(name);
            expect(textAt(entry, ' + dd')).toContain(plain(objectOf(property).description));
            expectFacts(entry, property, listOf(schema.required).includes(name));
            count++;
          }
        }
      }
    }
    expect(count).toBe(product === mcp ? 0 : 5);
  });

  test(`${product.name}: every value of every enumeration is on the page`, () => {
    for (const {schema, anchor} of reference.schemas.values()) {
      listOf(schema.enum).forEach((value) => expect(textAt(`${anchor}.${String(value)}`)).toBe(value));
    }
  });

  test(`${product.name}: every request body has its type, required mark, description, and fields`, () => {
    for (const {anchor, body} of operations) {
      if (!body) {
        continue;
      }
      const section = page().$(`[id="${anchor}"]`).nextUntil('h2, h3');
      expect(section.text()).toContain(plain(body.description));
      for (const [type, media] of Object.entries(objectOf(body.content))) {
        const schema = objectOf(media).schema;
        const facts = section.filter('small').first().text().split(' · ');
        expect(facts[0]).toBe(type);
        expect(facts.includes('required')).toBe(body.required === true);
        typesOf(schema, nameOf).forEach((name) => expect(facts.join(' · ')).toContain(name));
        const {properties} = objectOf(resolve(document, objectOf(schema).items ?? schema));
        Object.keys(objectOf(properties)).forEach((name) => expect(section.text()).toContain(name));
      }
    }
  });

  test(`${product.name}: rows of the specification's tables are on the page`, () => {
    for (const [method, path, code, names] of tables[product.id]) {
      const operation = operations.find((entry) => entry.method === method.toLowerCase() && entry.path === path);
      expect(operation, `${method} ${path}`).toBeDefined();
      expect(
        operation?.responses.map(([status]) => status),
        `${method} ${path}`,
      ).toContain(code);
      const fields = JSON.stringify([operation?.parameters, deep(document, operation?.body)]);
      names.forEach((name) => expect(fields, `${method} ${path}`).toContain(`"${name}"`));
    }
    expect(tables[product.id].length).toBe(operations.length);
  });

  test(`${product.name}: fields of the specification's entities are on the page`, () => {
    for (const [name, fields] of Object.entries(entities[product.id])) {
      const schema = [...reference.schemas.values()].find((entry) => entry.name === name);
      expect([...(schema?.fields.keys() ?? [])], name).toEqual(expect.arrayContaining([...fields]));
    }
  });
}

/** Part of a document with its references inlined, up to three levels. */
function deep(document: JsonObject, value: Json | undefined, depth = 0): Json {
  const resolved = resolve(document, value) ?? null;
  if (depth > 8 || typeof resolved !== 'object' || resolved === null) {
    return resolved;
  }
  return Array.isArray(resolved)
    ? resolved.map((entry) => deep(document, entry, depth + 1))
    : Object.fromEntries(Object.entries(resolved).map(([key, entry]) => [key, deep(document, entry, depth + 1)]));
}
