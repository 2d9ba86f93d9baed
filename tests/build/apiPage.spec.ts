import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {downloadPath} from '../../src/data/openapi/sources';
import {products} from '../../src/site/products';
import {apiOf, plain} from '../support/api';
import {buildDir} from '../support/site';

for (const product of products) {
  const {document, reference, page} = apiOf(product);

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

  test(`${product.name}: every operation has a sample, and every reason of a correction is shown once for each operation`, () => {
    const {$} = page();
    expect($('figure pre').length).toBe(reference.operations.length);
    const overview = $('[id="operations"]').nextUntil('h2').text();
    expect(reference.notes.length).toBeGreaterThan(0);
    reference.notes.forEach((note) => expect(overview.split(plain(note)).length).toBe(2));
    for (const {anchor, notes} of reference.operations) {
      const section = $(`[id="${anchor}"]`).nextUntil('h2, h3').text();
      notes.forEach((note) => expect(section.split(plain(note)).length, anchor).toBe(2));
    }
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
