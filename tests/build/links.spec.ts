import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {settings} from '../../src/site/settings';
import {type BuiltPage, builtPages} from '../support/built';
import {buildDir} from '../support/site';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const links = pages.flatMap((page) => urlsOf(page, 'a[href]', 'href').map((url) => ({from: page.path, url})));
const inside = links.filter(({url}) => url.origin === settings.url);

test('no link of the site leads to a page that does not exist', () => {
  const broken = inside.filter(({url}) => !byPath.has(url.pathname) && !existsSync(join(buildDir, url.pathname)));
  expect(inside.length).toBeGreaterThan(pages.length);
  expect(broken.map(({from, url}) => `${from} → ${url.pathname}`)).toEqual([]);
});

test('no link of the site leads to a heading that does not exist', () => {
  expect(inside.filter(({url}) => url.hash.length > 1).length).toBeGreaterThan(pages.length);
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  const broken = inside.filter(({url}) => url.hash.length > 1 && !anchors.get(url.pathname)?.has(url.hash));
  expect(broken.map(({from, url}) => `${from} → ${url.pathname}${url.hash}`)).toEqual([]);
});

test('links use the clean addresses of pages', () => {
  const unclean = inside.filter(({url}) => /\.html$|.\/$/.test(url.pathname));
  expect(unclean.map(({from, url}) => `${from} → ${url.pathname}`)).toEqual([]);
});

test("links to other places are encrypted, except those to the visitor's own machine", () => {
  const outside = links.filter(({url}) => url.origin !== settings.url && url.protocol === 'http:');
  const plain = outside.filter(({url}) => !['localhost', '127.0.0.1'].includes(url.hostname));
  expect(plain.map(({from, url}) => `${from} → ${url.href}`)).toEqual([]);
});

test('every script, style sheet, font, icon and picture of a page is part of the site', () => {
  const wanted = pages.flatMap((page) => [
    ...urlsOf(page, 'script[src], img[src]', 'src'),
    ...urlsOf(page, 'link[rel=stylesheet], link[rel=preload], link[rel=icon]', 'href'),
  ]);
  const missing = wanted.filter(
    ({origin, pathname}) => origin !== settings.url || !existsSync(join(buildDir, pathname)),
  );
  expect([...new Set(missing.map(({href}) => href))]).toEqual([]);
});

function urlsOf({$, path}: BuiltPage, selector: string, attribute: string): URL[] {
  return $(selector)
    .toArray()
    .map((element) => new URL($(element).attr(attribute) ?? '', settings.url + path));
}

/** Anchors of a page, encoded as in addresses. */
function anchorsOf({$}: BuiltPage): Set<string> {
  return new Set(
    $('[id]')
      .toArray()
      .map((element) => new URL(`#${$(element).attr('id')}`, settings.url).hash),
  );
}
