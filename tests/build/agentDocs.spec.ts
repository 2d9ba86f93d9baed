import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {markdownCopyOf} from '../../src/site/markdownCopy';
import {mcp, products} from '../../src/site/products';
import {settings} from '../../src/site/settings';
import {builtPage, builtPages} from '../support/built';
import {buildDir} from '../support/site';
import {docsPaths, sitemapPaths} from '../support/sitemap';

import {bodyOf, contentOfCopy, contentOfPage, copyOf, missingWords, nodesOf, parse} from './markdown';

const paths = sitemapPaths();
const file = (path: string) => readFileSync(join(buildDir, path), 'utf8');
const siteUrl = `${settings.url}/`;

/** Category pages belong to the product at the root. */
const productOf = (path: string) =>
  path.startsWith('/category/') ? mcp : products.find((product) => `${path}/`.startsWith(`${product.path}/`));

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

test('no copy holds HTML, JSX or parts of the page that only work in a browser', () => {
  for (const path of paths) {
    const copy = copyOf(path);
    expect
      .soft(
        nodesOf(parse(bodyOf(copy)), 'html').map(({value}) => value),
        path,
      )
      .toEqual([]);
    expect.soft(copy, path).not.toMatch(/\u200b|Direct link to|className=|\[object /);
  }
});

test('links of a copy are absolute, and those within the site lead to copies or files that exist', () => {
  for (const path of paths) {
    const urls = nodesOf(parse(bodyOf(copyOf(path))), 'link').map(({url}) => url);
    expect
      .soft(
        urls.filter((url) => !/^(#|https?:|mailto:|vscode:)/.test(url)),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        below(urls).filter((target) => !existsSync(join(buildDir, target))),
        path,
      )
      .toEqual([]);
  }
});

test('every page of the documentation names its copy in its head, and the not-found page names none', () => {
  for (const {path, $} of builtPages()) {
    const href = $('link[rel=alternate][type="text/markdown"]').attr('href');
    const isArticle = $('article .theme-doc-markdown').length > 0;
    expect.soft(href, path).toBe(isArticle ? `${settings.url}${markdownCopyOf(path, '/')}` : undefined);
  }
});

test('every page leads agents to the index in its footer', () => {
  for (const {path, $} of builtPages()) {
    const line = $('footer p:contains("For AI agents")');
    expect.soft(line.find('a').attr('href'), path).toBe('/llms.txt');
  }
});

test('the index is short, follows the proposed form and lists every published page once', () => {
  const index = file('llms.txt');
  expect(index.length).toBeLessThan(50_000);
  expect(index).toMatch(/^# .+\n\n> .+\n/);
  const urls = nodesOf(parse(index), 'link').map(({url}) => url);
  const copies = below(urls).filter((path) => path.endsWith('.md'));
  expect([...copies].sort()).toEqual(paths.map((path) => markdownCopyOf(path, '/')).sort());
  expect(below(urls).filter((path) => !existsSync(join(buildDir, path)))).toEqual([]);
});

test('the index follows the order of the sidebars, single pages first', () => {
  const inIndex = below(nodesOf(parse(file('llms.txt')), 'link').map(({url}) => url));
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
