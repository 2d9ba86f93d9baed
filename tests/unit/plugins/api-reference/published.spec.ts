import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {stringify} from 'yaml';

import {describe, describeOffline, readPinned} from '../../../../src/data/openapi/describe';
import {isObject} from '../../../../src/data/openapi/json';
import {loadSources} from '../../../../src/data/openapi/sources';
import type {Description, Json} from '../../../../src/data/openapi/types';
import {pageHtml, pageMdx, pageParts} from '../../../../src/plugins/api-reference/page';
import {createReference} from '../../../../src/plugins/api-reference/reference';
import {fetchText} from '../../../../src/plugins/specs/fetch';
import {type Product, products} from '../../../../src/site/products';
import {siteDir} from '../../../support/site';
import {withServer} from '../../data/openapi/stubServer';

for (const product of products) {
  const source = loadSources(siteDir, {urls: {}}).find((entry) => entry.product === product.id)!;

  for (const format of ['JSON', 'YAML'] as const) {
    test(`a page made from the ${format} that a server sends for ${product.name} is the page made from ours`, async () => {
      const dir = mkdtempSync(join(tmpdir(), 'published-'));
      cpSync(join(siteDir, 'specs'), join(dir, 'specs'), {recursive: true});
      const bare = withoutWords(readPinned(siteDir, source));
      const text = format === 'JSON' ? JSON.stringify(bare) : stringify(bare);
      const lines: string[] = [];
      const description = await withServer(
        (_, response) => void response.end(text),
        (url) =>
          describe({...source, url}, {siteDir: dir, download: fetchText, log: (line: string) => void lines.push(line)}),
      );
      expect(lines).toEqual([]);
      expect(description.origin).toBe('published');
      expect(pageFor(product, description)).toEqual(pageFor(product, describeOffline(source, siteDir)));
    });
  }
}

function pageFor(product: Product, description: Description): {html: string; mdx: string} {
  const parts = pageParts(createReference(product, description), {json: '/a.json', yaml: '/a.yaml'}, new Map());
  return {html: pageHtml(parts), mdx: pageMdx(product.id, parts)};
}

/** What a generator publishes at the least: structure without a word for people. */
function withoutWords(value: Json, named = false): Json {
  if (Array.isArray(value)) {
    return value.map((entry) => withoutWords(entry));
  }
  if (!isObject(value)) {
    return value;
  }
  const kept = Object.entries(value).filter(([key]) => named || !/^(summary|examples?|operationId)$/.test(key));
  return Object.fromEntries(
    kept.map(([key, entry]) => [
      key,
      !named && key === 'description' && typeof entry === 'string'
        ? ''
        : withoutWords(entry, !named && /^(properties|schemas|paths|responses|content)$/.test(key)),
    ]),
  );
}
