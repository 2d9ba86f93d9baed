import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {stringify} from 'yaml';

import {describe, describeOffline, readPinned} from '../../../../src/data/openapi/describe';
import {isObject} from '../../../../src/data/openapi/json';
import {loadSources} from '../../../../src/data/openapi/sources';
import type {Json} from '../../../../src/data/openapi/types';
import {fetchText} from '../../../../src/plugins/specs/fetch';
import {products} from '../../../../src/site/products';
import {siteDir} from '../../../support/site';
import {withServer} from '../../data/openapi/stubServer';

import {mdxFor} from './page';

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
      expect(mdxFor(product, description)).toBe(mdxFor(product, describeOffline(source, siteDir)));
    });
  }
}

/** Structure without texts, the minimum that generators publish. */
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
