import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {stringify} from 'yaml';

import {describe, describeOffline, readPinned} from '../../../../src/data/openapi/describe';
import {fetchText} from '../../../../src/data/openapi/fetch';
import {isObject} from '../../../../src/data/openapi/json';
import {loadSources} from '../../../../src/data/openapi/sources';
import type {Description, Json, JsonObject, Source} from '../../../../src/data/openapi/types';
import {drift} from '../../../../src/plugins/authoring/specs';
import {siteDir} from '../../../support/site';

import {published, stubSite, withServer} from './stubSite';

const sources = loadSources(siteDir);

/** The description that is made from a published text, which is used: nothing is said. */
function describePublished(text: string, {dir, source}: {dir: string; source: Source}): Promise<Description> {
  const log = (line: string): void => expect(line).toBe('nothing to say');
  return withServer(
    (_, response) => void response.end(text),
    (url) => describe({...source, url}, {siteDir: dir, download: fetchText, log}),
  );
}

test('a part that we have no words for keeps the published ones', async () => {
  const get = {summary: 'Theirs', responses: {'200': {description: 'New'}}};
  const more = {...published, paths: {...published.paths, '/new': {get}}};
  const {document} = await describePublished(JSON.stringify(more), stubSite(''));
  expect(document).toMatchObject({paths: {'/new': {get: {summary: 'Theirs'}}}});
});

for (const source of sources) {
  const pinned = readPinned(siteDir, source);

  test(`${source.product}: every correction applies to the pinned description`, () => {
    expect(describeOffline(source, siteDir).reasons.length).toBeGreaterThan(0);
  });

  for (const [format, write] of [
    ['JSON', JSON.stringify],
    ['YAML', stringify],
  ] as const) {
    test(`${source.product}: a mirror in ${format} with other words gives the very same description`, async () => {
      const dir = mkdtempSync(join(tmpdir(), 'specs-test-'));
      cpSync(join(siteDir, 'specs'), join(dir, 'specs'), {recursive: true});
      const mirrored = await describePublished(write(reworded(pinned)), {dir, source});
      expect(JSON.stringify(mirrored)).toBe(JSON.stringify(describeOffline(source, siteDir)));
    });
  }

  test(`${source.product}: the comparison sees a property, a default and a call that changed`, () => {
    expect(drift(pinned, reworded(pinned) as JsonObject)).toEqual({gained: [], lost: []});
    const [, ...rest] = Object.entries(pinned.paths as JsonObject);
    expect(drift(pinned, {...pinned, paths: Object.fromEntries(rest)}).lost.length).toBeGreaterThan(0);
    const changed = JSON.parse(JSON.stringify(pinned).replaceAll('"integer"', '"number"')) as JsonObject;
    expect(drift(pinned, changed).gained.length).toBeGreaterThan(0);
  });
}

/** Copy of a document with other texts. */
function reworded(value: Json, named = false): Json {
  if (Array.isArray(value)) {
    return value.map((entry) => reworded(entry));
  }
  if (!isObject(value)) {
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
