import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {builtArticle} from '../../../../../src/plugins/publish/articles';
import {portable} from '../../../../../src/plugins/publish/copies/pages';
import {markdownCopyOf} from '../../../../../src/site/markdownCopy';

import {pageOf, site} from './page';

test('title and description of a page without a source come from the built page', () => {
  expect(pageOf('<h1>A <code>b</code></h1>')).toMatchObject({title: 'A b', description: 'About it.'});
});

test('a page that is kept from robots says so', () => {
  const head = (robots: string) => `<head><meta name="robots" content="${robots}"></head>`;
  const listed = (robots: string) => builtArticle('/a', fromHtml(`${head(robots)}<main><h1>T</h1></main>`)).listed;
  expect([listed('noindex'), listed('all')]).toEqual([false, true]);
});

test('the build stops at a page without content or title', () => {
  const article = (body: string) => builtArticle('/a', fromHtml(`<body>${body}</body>`));
  expect(() => article('<p>x</p>')).toThrow('/a: the page has no main content');
  expect(() => article('<main><p>x</p></main>')).toThrow('/a: the page has no h1');
});

for (const [href, address] of [
  ['/d/guide/start', 'https://docs.example.com/d/guide/start.md'],
  ['/d/guide/start/', 'https://docs.example.com/d/guide/start.md'],
  ['/guide#part', 'https://docs.example.com/d/guide.md#part'],
  ['/d/guide#part', 'https://docs.example.com/d/guide.md#part'],
  ['/d/', 'https://docs.example.com/d/index.md'],
  ['https://docs.example.com/d/guide', 'https://docs.example.com/d/guide.md'],
  ['/d/openapi.json', 'https://docs.example.com/d/openapi.json'],
  ['#part', '#part'],
  ['https://example.org/d/guide', 'https://example.org/d/guide'],
  ['mailto:docs@example.com', 'mailto:docs@example.com'],
] as const) {
  test(`an agent that follows ${href} of a copy gets ${address}`, () => {
    expect(portable(site, href)).toBe(address);
  });
}

test('the copy of a page is next to it, that of the root is index.md', () => {
  for (const [path, baseUrl, copy] of [
    ['/d/guide', '/d/', '/d/guide.md'],
    ['/d/guide/', '/d/', '/d/guide.md'],
    ['/d/', '/d/', '/d/index.md'],
    ['/', '/', '/index.md'],
  ] as const) {
    expect(markdownCopyOf(path, baseUrl)).toBe(copy);
  }
});
