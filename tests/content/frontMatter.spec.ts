import {expect, test} from '@playwright/test';

import {pageKinds} from '../../src/site/frontMatter';
import {sourcePages} from '../support/sources';

const pages = sourcePages();

test('no two pages share a title within a product, or a description at all', () => {
  expect(repeated(pages.map(({product, frontMatter}) => `${product.name}: ${frontMatter.title}`))).toEqual([]);
  expect(repeated(pages.map(({frontMatter}) => frontMatter.description))).toEqual([]);
});

test('a page has no first-level heading beside its title', () => {
  const second = pages.filter(({text}) => /^# /m.test(text.replace(/^(`{3,})[\s\S]*?^\1/gm, '')));
  expect(second.map(({file}) => file)).toEqual([]);
});

test('a page carries a short label in the sidebar when its title is too long for it', () => {
  const long = pages.filter(({frontMatter: {title, sidebar_label: label}}) => (label ?? title).length > 32);
  expect(long.map(({file}) => file)).toEqual([]);
});

test('every kind of page is in use', () => {
  expect(new Set(pages.map(({frontMatter}) => frontMatter.kind))).toEqual(new Set(pageKinds));
});

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}
