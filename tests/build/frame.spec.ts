import {expect, test} from '@playwright/test';

import {brand, socialLinks} from '../../src/site/brand';
import {announcement} from '../../src/site/frame';
import {products} from '../../src/site/products';
import {type BuiltPage, builtPages} from '../support/built';

const pages = builtPages();
const failing = (holds: (page: BuiltPage) => boolean) => pages.filter((page) => !holds(page)).map(({path}) => path);
const named = ({$}: BuiltPage, area: string) =>
  $(`${area} a`)
    .toArray()
    .map((link) => [$(link).attr('aria-label') ?? $(link).text().trim(), $(link).attr('href')].join(' '));

test('the first link of every page skips to its content', () => {
  expect(failing(({$}) => $('body a').first().text() === 'Skip to main content')).toEqual([]);
  expect(failing(({$}) => $($('body a').first().attr('href') ?? '').length === 1)).toEqual([]);
});

test('every navbar leads to both products and the four outside places, by name', () => {
  const wanted = [
    ...products.map(({name, path}) => `${name} ${path}`),
    ...socialLinks.map(({label, href}) => `${label} ${href}`),
  ];
  expect(failing((page) => wanted.every((link) => named(page, 'nav[aria-label=Main]').includes(link)))).toEqual([]);
});

test('every footer has the logo, the outside places and the copyright line', () => {
  const wanted = socialLinks.map(({label, href}) => `${label} ${href}`);
  expect(failing((page) => wanted.every((link) => named(page, 'footer').includes(link)))).toEqual([]);
  expect(failing(({$}) => $('footer').text().includes(`© 2025 ${brand.company}`))).toEqual([]);
  expect(failing(({$}) => $('footer img').attr('src')?.endsWith(brand.logo) ?? false)).toEqual([]);
});

test('every page carries the announcement in its HTML, so that nothing moves when the application starts', () => {
  expect(failing(({html}) => html.includes(announcement.content.slice(0, 40)))).toEqual([]);
});

test('every page preloads the fonts of the site', () => {
  expect(failing(({$}) => $('link[rel=preload][as=font]').length === 2)).toEqual([]);
});
