import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {markdownCopyOf} from '../../src/site/markdownCopy';
import {products} from '../../src/site/products';
import {settings} from '../../src/site/settings';
import {builtPage, builtPages} from '../support/built';
import {buildDir} from '../support/site';
import {docsPaths, productOf, sitemapPaths} from '../support/sitemap';

import {bodyOf, contentOfCopy, contentOfPage, copyOf, missingWords, nodesOf, parse} from './markdown';

const paths = sitemapPaths();
const file = (path: string) => readFileSync(join(buildDir, path), 'utf8');
const siteUrl = `${settings.url}/`;

const linksIn = (markdown: string) => nodesOf(parse(markdown), 'link').map(({url}) => url);
const isMissing = (path: string) => !existsSync(join(buildDir, path));
const below = (addresses: readonly string[]) =>
  addresses
    .filter((address) => address.startsWith(siteUrl))
    .map((address) => address.slice(settings.url.length).replace(/#.*$/, ''));

test('a copy, which is made from the source, has the headings, code, cells and words of its page, and no others', () => {
  for (const path of paths) {
    const [copied, shown] = [contentOfCopy(copyOf(path)), contentOfPage(builtPage(path))];
    expect.soft({...copied, words: []}, path).toEqual({...shown, words: []});
    expect.soft(missingWords(shown, copied), `words that the copy of ${path} lacks`).toEqual([]);
    expect.soft(missingWords(copied, shown), `words that only the copy of ${path} has`).toEqual([]);
  }
});

test('a copy opens with its title, description, address, product and version, then the way to the index', () => {
  for (const path of paths) {
    const [matter = '', pointer = ''] = copyOf(path).split('\n---\n');
    const {$} = builtPage(path);
    const product = productOf(path);
    expect.soft(matter, path).toContain(`description: ${JSON.stringify($('meta[name=description]').attr('content'))}`);
    expect.soft(matter, path).toContain(`url: "${settings.url}${path}"`);
    const named = /\nproduct: "(.*)"\nversion: "(.*)"$/.exec(matter)?.slice(1) ?? [];
    expect.soft(named, path).toEqual(product ? [product.name, product.release] : []);
    expect.soft(pointer.trimStart().split('\n')[0], path).toContain(`${siteUrl}llms.txt`);
  }
});

/** What copies may not have, by the way to find it. */
const faults: Readonly<Record<string, (copy: string) => readonly string[]>> = {
  'holds HTML': (copy) => nodesOf(parse(bodyOf(copy)), 'html').map(({value}) => value),
  'holds JSX or parts of the page that only work in a browser': (copy) =>
    copy.match(/\u200b|Direct link to|className=|\[object /g) ?? [],
  'has a link that is not absolute': (copy) =>
    linksIn(bodyOf(copy)).filter((url) => !/^(#|https?:|mailto:|vscode:)/.test(url)),
  'leads to a copy or file of the site that does not exist': (copy) => below(linksIn(bodyOf(copy))).filter(isMissing),
};

for (const [fault, find] of Object.entries(faults)) {
  test(`no copy ${fault}`, () => {
    expect(paths.flatMap((path) => find(copyOf(path)).map((found) => `${path}: ${found}`))).toEqual([]);
  });
}

test('every page of the documentation names its copy in its head, the not-found page none, and all the index', () => {
  for (const {path, $} of builtPages()) {
    const href = $('link[rel=alternate][type="text/markdown"]').attr('href');
    const isArticle = $('article .theme-doc-markdown').length > 0;
    expect.soft(href, path).toBe(isArticle ? `${settings.url}${markdownCopyOf(path, '/')}` : undefined);
    expect.soft($('footer p:contains("For AI agents") a').attr('href'), path).toBe('/llms.txt');
  }
});

test('the index is short, follows the proposed form and lists every published page once', () => {
  const index = file('llms.txt');
  expect(index.length).toBeLessThan(50_000);
  expect(index).toMatch(/^# .+\n\n> .+\n/);
  const named = below(linksIn(index));
  expect(named.filter((path) => path.endsWith('.md')).sort()).toEqual(
    paths.map((path) => markdownCopyOf(path, '/')).sort(),
  );
  expect(named.filter(isMissing)).toEqual([]);
});

test('the index follows the order of the sidebars, single pages first', () => {
  const inIndex = below(linksIn(file('llms.txt')));
  const {$} = builtPage('/toolhive/quickstart');
  const menu = $('.theme-doc-sidebar-menu');
  const single = menu.find('> .theme-doc-sidebar-item-link a').toArray();
  const inSidebar = [...single, ...menu.find('a[href^="/toolhive"]').toArray()]
    .map((link) => `${$(link).attr('href')}.md`)
    .filter((path, i, all) => all.indexOf(path) === i);
  expect(inSidebar.length).toBeGreaterThan(5);
  expect(inIndex.filter((path) => inSidebar.includes(path))).toEqual(inSidebar);
});

test('the full texts hold every page of a sidebar, each product its own', () => {
  const sources = (path: string) =>
    [...file(path).matchAll(/^Source: (\S+)$/gm)].map(([, address = '']) => new URL(address).pathname).sort();
  expect(sources('llms-full.txt')).toEqual(docsPaths());
  const parts = products.flatMap(({path}) => sources(`${path.slice(1)}/llms-full.txt`));
  expect(parts.sort()).toEqual(docsPaths());
});

test('robots.txt, sitemap and index belong together', () => {
  const robots = file('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${siteUrl}sitemap.xml`);
  expect(robots).toContain(`${siteUrl}llms.txt`);
});

test('the page for maintainers is named neither in the sitemap nor in the index', () => {
  expect(builtPage('/theme-preview').$('meta[name=robots]').attr('content')).toBe('noindex');
  expect(paths).not.toContain('/theme-preview');
});
