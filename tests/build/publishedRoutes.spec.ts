import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {redirects} from '../../src/site/redirects';
import {builtPage, publishedPaths} from '../support/built';
import {buildDir, siteDir} from '../support/site';

const listFile = join(siteDir, 'tests/fixtures/published-routes.txt');
const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
const published = linesOf(listFile);
const pages = new Set(publishedPaths());
const sources = redirects.map(({from}) => from);

test('no address that was ever published is lost: it is a page or a redirect', () => {
  expect(published.filter((path) => !pages.has(path) && !sources.includes(path))).toEqual([]);
});

test('the list of published addresses is in order, and grows by those of new pages', () => {
  const all = new Set([...published, ...pages, ...sources]);
  expect(published).toEqual([...new Set(published)].sort());
  if (all.size > published.length) {
    writeFileSync(listFile, `${[...all].sort().join('\n')}\n`);
  }
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

test('an old link to a section that moved still finds its place', () => {
  const moved = linesOf(join(siteDir, 'tests/fixtures/moved-anchors.txt'));
  expect(moved, 'the list is in order, each line once').toEqual([...new Set(moved)].sort());
  const lost = moved.filter((link) => {
    const [path = '', id = ''] = link.split('#');
    return builtPage(path).$(`[id="${id}"]`).length === 0;
  });
  expect(lost).toEqual([]);
});
