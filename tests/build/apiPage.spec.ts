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
      expect(page().$(`a[download][href$="/${downloadPath(product, format)}"]`).length).toBe(1);
    }
  });
}
