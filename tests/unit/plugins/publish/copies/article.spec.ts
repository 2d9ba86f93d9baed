import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {assertContent, readArticle} from '../../../../../src/plugins/publish/copies/article';

import {pageOf} from './page';

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

test('the build stops when no page has the class of documents', () => {
  const page = (name: string) => fromHtml(`<main><div class="${name}"></div></main>`);
  expect(() => assertContent([page(''), page('theme-doc-markdown')])).not.toThrow();
  expect(() => assertContent([page('doc-markdown')])).toThrow('no page has .theme-doc-markdown');
});
