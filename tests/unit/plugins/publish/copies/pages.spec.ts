import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {portable, readArticle} from '../../../../../src/plugins/publish/copies/pages';
import {markdownCopyOf} from '../../../../../src/site/markdownCopy';

import {pageOf, site} from './page';

test('title, description and address come from the built page', () => {
  const {title, description, canonical} = pageOf('<h1>A <code>b</code></h1>');
  expect({title, description, canonical}).toEqual({
    title: 'A b',
    description: 'About it.',
    canonical: 'https://docs.example.com/d/guide',
  });
});

test('a documentation page is its article, without the elements around it', () => {
  const {body} = pageOf('<p>Breadcrumbs</p><div class="theme-doc-markdown"><h1>T</h1><p>Text.</p></div><p>Stamp</p>');
  expect(body).toBe('# T\n\nText.\n');
});

test('the build stops at a page without content or title', () => {
  expect(() => readArticle(fromHtml('<body><p>x</p></body>'))).toThrow('the page has no main content');
  expect(() => readArticle(fromHtml('<body><main><p>x</p></main></body>'))).toThrow('the page has no h1');
});

for (const [href, address] of [
  ['/d/guide/start', 'https://docs.example.com/d/guide/start.md'],
  ['/d/guide/start/', 'https://docs.example.com/d/guide/start.md'],
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
