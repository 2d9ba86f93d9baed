import {cpSync, mkdtempSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {describe, describeOffline, readPinned} from '../../../../src/data/openapi/describe';
import {hashOf} from '../../../../src/data/openapi/files';
import {canonical} from '../../../../src/data/openapi/json';
import {loadSources} from '../../../../src/data/openapi/sources';
import {drift} from '../../../../src/data/openapi/structure';
import type {Json, JsonObject} from '../../../../src/data/openapi/types';
import {fetchText} from '../../../../src/plugins/specs/fetch';
import {readSettings} from '../../../../src/site/settings';
import {siteDir} from '../../../support/site';

import {withServer} from './stubServer';
import {published, stubSite} from './stubSite';

const sources = loadSources(siteDir, {urls: {}});
const silent = {log: (line: string) => expect(line).toBe('nothing to say')};

test('a published document gives the structure, ours the words', async () => {
  const description = await withServer(
    (_, response) => void response.end(JSON.stringify(published)),
    (url) => {
      const {dir, source} = stubSite(url);
      return describe(source, {siteDir: dir, download: fetchText, ...silent});
    },
  );
  expect(description.origin).toBe('published');
  expect(JSON.stringify(description.document)).not.toMatch(/Their/);
  expect(description.document).toMatchObject({
    info: {title: 'Ours'},
    components: {schemas: {Item: {description: 'Our item'}}},
  });
});

test('a part that we have no words for keeps the published ones', async () => {
  const more = {
    ...published,
    paths: {...published.paths, '/new': {get: {summary: 'Theirs', responses: {'200': {description: 'New'}}}}},
  };
  const {dir, source} = stubSite('http://example.com');
  const {document} = await describe(source, {
    siteDir: dir,
    download: () => Promise.resolve(JSON.stringify(more)),
    ...silent,
  });
  expect(document).toMatchObject({paths: {'/new': {get: {summary: 'Theirs'}}}});
});

test('the published text is kept once, with its hash', async () => {
  const text = JSON.stringify(published);
  const {dir, source} = stubSite('http://example.com');
  const run = () => describe(source, {siteDir: dir, download: () => Promise.resolve(text), ...silent});
  await run();
  const cache = join(dir, '.cache/specs');
  const before = statSync(join(cache, 'mcp.json')).mtimeMs;
  await run();
  expect(readdirSync(cache).sort()).toEqual(['mcp.json', 'mcp.json.source']);
  expect(JSON.parse(readFileSync(join(cache, 'mcp.json.source'), 'utf8'))).toMatchObject({sha256: hashOf(text)});
  expect(statSync(join(cache, 'mcp.json')).mtimeMs).toBe(before);
});

for (const source of sources) {
  const pinned = readPinned(siteDir, source);

  test(`${source.product}: every correction applies to the pinned description`, () => {
    expect(describeOffline(source, siteDir).reasons.length).toBeGreaterThan(0);
  });

  test(`${source.product}: a mirror with other words gives the very same description`, async () => {
    const mirrored = JSON.stringify(reworded(pinned));
    const fetched = await withServer(
      (_, response) => void response.end(mirrored),
      (url) => describe({...source, url}, {siteDir: copyOfSite(), download: fetchText, ...silent}),
    );
    expect(fetched.origin).toBe('published');
    expect(canonical(fetched.document)).toBe(canonical(describeOffline(source, siteDir).document));
  });

  test(`${source.product}: the comparison sees a property, a default and a call that changed`, () => {
    expect(drift(pinned, reworded(pinned) as JsonObject)).toEqual({gained: [], lost: []});
    const [, ...rest] = Object.entries(pinned.paths as JsonObject);
    expect(drift(pinned, {...pinned, paths: Object.fromEntries(rest)}).lost.length).toBeGreaterThan(0);
    const changed = JSON.parse(JSON.stringify(pinned).replaceAll('"integer"', '"number"')) as JsonObject;
    expect(drift(pinned, changed).gained.length).toBeGreaterThan(0);
  });
}

test('addresses and the switch for offline builds come from the environment', () => {
  const {specs} = readSettings({SPECS_OFFLINE: '1', MCP_SPEC_URL: 'http://127.0.0.1:9/openapi.yaml'});
  expect(specs).toEqual({offline: true, urls: {mcp: 'http://127.0.0.1:9/openapi.yaml'}});
  expect(loadSources(siteDir, specs).find(({product}) => product === 'mcp')?.url).toBe(
    'http://127.0.0.1:9/openapi.yaml',
  );
  expect(() => readSettings({GATEWAY_SPEC_URL: 'file:///etc/passwd'})).toThrow(/GATEWAY_SPEC_URL/);
});

/** Copy of the site's OpenAPI documents with an empty cache. */
function copyOfSite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'specs-test-'));
  cpSync(join(siteDir, 'specs'), join(dir, 'specs'), {recursive: true});
  return dir;
}

/** Copy of a document with other texts. */
function reworded(value: Json, named = false): Json {
  if (Array.isArray(value)) {
    return value.map((entry) => reworded(entry));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const kept = Object.entries(value).filter(([key]) => named || !/^(operationId|tags|examples?|servers)$/.test(key));
  return Object.fromEntries(
    kept.map(([key, entry]) => [
      key,
      !named && /^(title|summary|description)$/.test(key)
        ? 'Other words'
        : reworded(entry, !named && /^(properties|schemas|paths|responses|content)$/.test(key)),
    ]),
  );
}
