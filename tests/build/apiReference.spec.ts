import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {downloadPath} from '../../src/plugins/api-reference/place';
import {createReference} from '../../src/plugins/api-reference/reference';
import {describeOffline} from '../../src/plugins/specs/describe';
import {listOf, objectOf, resolve} from '../../src/plugins/specs/json';
import {loadSources} from '../../src/plugins/specs/sources';
import type {Json, JsonObject} from '../../src/plugins/specs/types';
import {gateway, mcp} from '../../src/site/products';
import {builtPage} from '../support/built';
import {buildDir, siteDir} from '../support/site';

import {entities, tables} from './apiSpecification';

/** What one page may weigh. */
const budget = {elements: 3500, html: 30_000};

for (const product of [mcp, gateway]) {
  const source = loadSources(siteDir, {offline: true, urls: {}}).find((entry) => entry.product === product.id)!;
  const description = describeOffline(source, siteDir);
  const {document} = description;
  const reference = createReference(product, description);
  const calls = reference.groups.flatMap((group) => group.calls);
  const page = () => builtPage(`${product.path}/reference/api`);
  const textAt = (anchor: string, selector = '') => page().$(`[id="${anchor}"]${selector}`).text();

  /** What must stand beside the name of a parameter or property. */
  const factsOf = (schema: Json | undefined, required: boolean): string[] => {
    const resolved = objectOf(resolve(document, schema));
    const own = objectOf(schema);
    const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'format'].flatMap(
      (key) => own[key] ?? [],
    );
    return [
      ...(required ? ['required'] : []),
      ...(own.default === undefined
        ? []
        : [
            `default ${typeof own.default === 'string' && own.default !== '' ? own.default : JSON.stringify(own.default)}`,
          ]),
      ...(typeof own.type === 'string'
        ? [({array: 'list of'}[own.type] ?? own.type === 'object') ? '' : own.type]
        : []
      ).filter(Boolean),
      ...(resolved.const === undefined ? [] : ['always']),
      ...limits.map(String),
    ];
  };

  test(`${product.name}: every call has its method, path, summary, and all codes`, () => {
    expect(calls.length).toBe(product === mcp ? 9 : 36);
    for (const {anchor, method, path, summary, operation} of calls) {
      expect(textAt(anchor)).toBe(summary);
      expect(textAt(anchor, ' + p')).toBe(`${method.toUpperCase()} ${path}`);
      for (const status of Object.keys(objectOf(operation.responses))) {
        expect(textAt(`${anchor}.${status}`)).toBe(status);
        const {description: words, content} = objectOf(resolve(document, objectOf(operation.responses)[status]));
        const reply = textAt(`${anchor}.${status}`, ' + dd');
        expect(reply).toContain(plain(words));
        Object.keys(objectOf(content)).forEach((type) => expect(reply).toContain(type));
      }
    }
  });

  test(`${product.name}: every parameter has its place, description, default, limits, and required mark`, () => {
    for (const {anchor, parameters} of calls) {
      for (const {name, in: place, schema, required, description: words} of parameters) {
        const entry = `${anchor}.${String(place)}.${String(name)}`;
        expect(textAt(entry)).toBe(name);
        const text = textAt(entry, ' + dd');
        for (const fact of [String(place), plain(words), ...factsOf(schema, required === true)]) {
          expect(text, entry).toContain(fact);
        }
      }
    }
  });

  test(`${product.name}: every property of every schema has its description, default, limits, and required mark`, () => {
    for (const {schema, fields} of reference.schemas.values()) {
      for (const [name, anchor] of fields) {
        const property = objectOf(schema.properties)[name];
        expect(textAt(anchor)).toBe(name);
        const text = textAt(anchor, ' + dd');
        for (const fact of [
          plain(objectOf(property).description),
          ...factsOf(property, listOf(schema.required).includes(name)),
        ]) {
          expect(text, anchor).toContain(fact);
        }
      }
    }
  });

  test(`${product.name}: every value of every enumeration is on the page`, () => {
    for (const {schema, anchor} of reference.schemas.values()) {
      listOf(schema.enum).forEach((value) => expect(textAt(`${anchor}.${String(value)}`)).toBe(value));
    }
  });

  test(`${product.name}: rows of the specification's tables are on the page`, () => {
    const known = calls.map(({method, path, operation, parameters}) => ({method, path, operation, parameters}));
    for (const [method, path, code, names] of tables[product.id]) {
      const call = known.find((entry) => entry.method === method.toLowerCase() && entry.path === path);
      expect(call, `${method} ${path}`).toBeDefined();
      expect(Object.keys(objectOf(call?.operation.responses)), `${method} ${path}`).toContain(code);
      const body = objectOf(resolve(document, call?.operation.requestBody));
      const fields = JSON.stringify([call?.parameters, deep(document, body)]);
      names.forEach((name) => expect(fields, `${method} ${path}`).toContain(`"${name}"`));
    }
    expect(tables[product.id].length).toBe(calls.length);
  });

  test(`${product.name}: fields of the specification's entities are on the page`, () => {
    for (const [name, fields] of Object.entries(entities[product.id])) {
      const schema = [...reference.schemas.values()].find((entry) => entry.name === name);
      expect([...(schema?.fields.keys() ?? [])], name).toEqual(expect.arrayContaining([...fields]));
    }
  });

  test(`${product.name}: the table of contents leads to every heading of the second and third level`, () => {
    const {$} = page();
    const headings = $('article h2, article h3')
      .toArray()
      .map(({attribs}) => `#${attribs.id}`);
    const entries = $('.theme-doc-toc-desktop a')
      .toArray()
      .map(({attribs}) => attribs.href);
    expect(entries).toEqual(headings);
  });

  test(`${product.name}: headings are in order, anchors unique, and links within the page lead somewhere`, () => {
    const {$} = page();
    const depths = $('article h1, article h2, article h3, article h4')
      .toArray()
      .map(({tagName}) => Number(tagName.slice(1)));
    depths.slice(1).forEach((depth, i) => expect(depth - depths[i]!).toBeLessThanOrEqual(1));
    const ids = $('[id]')
      .toArray()
      .map(({attribs}) => attribs.id!);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const targets = $('article a[href^="#"]')
      .toArray()
      .map(({attribs}) => decodeURIComponent(attribs.href!.slice(1)));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test(`${product.name}: every call has a sample, and every reason of a correction is shown once for each call`, () => {
    const {$} = page();
    expect($('figure[data-reply] pre').length).toBe(calls.length);
    for (const {anchor, notes} of calls) {
      const section = $(`[id="${anchor}"]`).nextUntil('h2, h3').text();
      notes.forEach((note) => expect(section.split(plain(note)).length, anchor).toBe(2));
    }
  });

  test(`${product.name}: the page stays light`, () => {
    const {html, $} = page();
    expect($('*').length).toBeLessThanOrEqual(budget.elements);
    expect(gzipSync(html).length).toBeLessThanOrEqual(budget.html);
  });

  test(`${product.name}: the document can be downloaded as JSON and as YAML`, () => {
    for (const format of ['json', 'yaml'] as const) {
      const file = join(buildDir, downloadPath(product, format));
      expect(existsSync(file)).toBe(true);
      const text = readFileSync(file, 'utf8');
      expect(format === 'json' ? JSON.parse(text) : parse(text)).toEqual(document);
      expect(page().$(`a[href$="/${downloadPath(product, format)}"]`).length).toBe(1);
    }
  });
}

/** Markdown without its signs. */
function plain(markdown: Json | undefined): string {
  return String(markdown ?? '')
    .replaceAll('`', '')
    .trim()
    .split('\n\n')[0]!
    .replace(/\s+/g, ' ');
}

/** A part of a document with its references written out, three levels deep. */
function deep(document: JsonObject, value: Json | undefined, depth = 0): Json {
  const resolved = resolve(document, value) ?? null;
  if (depth > 8 || typeof resolved !== 'object' || resolved === null) {
    return resolved;
  }
  return Array.isArray(resolved)
    ? resolved.map((entry) => deep(document, entry, depth + 1))
    : Object.fromEntries(Object.entries(resolved).map(([key, entry]) => [key, deep(document, entry, depth + 1)]));
}
