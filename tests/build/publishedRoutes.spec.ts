import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {redirects} from '../../src/site/redirects';
import {publishedPaths} from '../support/built';
import {buildDir, siteDir} from '../support/site';

const listFile = 'tests/fixtures/published-routes.txt';
const published = readFileSync(join(siteDir, listFile), 'utf8').trim().split('\n');
const pages = new Set(publishedPaths());
const sources = redirects.map(({from}) => from);

test('no address that was ever published is lost: it is a page or a redirect', () => {
  expect(published.filter((path) => !pages.has(path) && !sources.includes(path))).toEqual([]);
});

test('the list of published addresses is in order, and grows by those of new pages', () => {
  const all = new Set([...published, ...pages, ...sources]);
  expect(published).toEqual([...new Set(published)].sort());
  if (all.size > published.length) {
    writeFileSync(join(siteDir, listFile), `${[...all].sort().join('\n')}\n`);
  }
});

test('an unknown address has a document to answer it', () => {
  expect(existsSync(join(buildDir, '404.html'))).toBe(true);
});

test('every redirect leads from an old address to a page', () => {
  expect(sources).toEqual([...new Set(sources)]);
  for (const {from, to} of redirects) {
    expect([from, pages.has(from), pages.has(to)]).toEqual([from, false, true]);
    const file = join(buildDir, from, 'index.html');
    expect(existsSync(file), from).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`content="0; url=${to}"`);
  }
});
