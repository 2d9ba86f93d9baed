import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {settings} from '../../src/site/settings';
import {type BuiltPage, builtPages} from '../support/built';
import {buildDir} from '../support/site';

const pages = builtPages();
const links = pages.flatMap(({$, path}) =>
  Array.from($('a[href], link[rel=icon]'), ({attribs}) => ({
    from: path,
    url: new URL(attribs.href ?? '', settings.url + path),
  })),
);
const inside = links.filter(({url}) => url.origin === settings.url);

test('no link of the site leads to a page, a file or a heading that does not exist', () => {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  const broken = inside.filter(
    ({url: {pathname, hash}}) =>
      (!anchors.has(pathname) && !existsSync(join(buildDir, pathname))) ||
      (hash.length > 1 && !anchors.get(pathname)?.has(hash)),
  );
  expect(inside.length).toBeGreaterThan(pages.length);
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

/** Anchors of a page, encoded as in addresses. */
function anchorsOf({$}: BuiltPage): Set<string> {
  return new Set(Array.from($('[id]'), ({attribs}) => new URL(`#${attribs.id}`, settings.url).hash));
}
