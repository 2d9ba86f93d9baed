import {expect, test} from '@playwright/test';

import {brand} from '../../src/site/brand';
import {limits} from '../../src/site/limits';
import {settings} from '../../src/site/settings';
import {socialCard} from '../../src/site/socialCard';
import {type BuiltPage, builtPage} from '../support/built';
import {sitemapPaths} from '../support/sitemap';

const pages = sitemapPaths().map(builtPage);
const titleOf = ({$}: BuiltPage) => $('head > title').text();
const descriptionOf = ({$}: BuiltPage) => $('meta[name=description]').attr('content') ?? '';

test('a reader tells open tabs apart: every title is its own and ends with the name of the site', () => {
  const titles = pages.map(titleOf);
  expect(titles.filter((title) => !title.endsWith(` | ${brand.siteName}`))).toEqual([]);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('a search engine finds an own description of fitting length on every page', () => {
  const {min, max} = limits.description;
  const descriptions = pages.map(descriptionOf);
  const unfit = pages.filter((page) => descriptionOf(page).length < min || descriptionOf(page).length > max);
  expect(unfit.map((page) => `${page.path}: ${descriptionOf(page)}`)).toEqual([]);
  expect(descriptions.filter((text, i) => descriptions.indexOf(text) !== i)).toEqual([]);
});

test('every page names its own address as the canonical one', () => {
  const wrong = pages.filter(({$, path}) => $('link[rel=canonical]').attr('href') !== settings.url + path);
  expect(wrong.map(({path}) => path)).toEqual([]);
});

test('shared links show title and description', () => {
  const wrong = pages.filter(
    (page) =>
      page.$('meta[property="og:title"]').attr('content') !== titleOf(page) ||
      page.$('meta[property="og:description"]').attr('content') !== descriptionOf(page),
  );
  expect(wrong.map(({path}) => path)).toEqual([]);
});

test('shared links name the site, the kind of page and the size of its picture, once each', () => {
  const all = (page: BuiltPage, name: string) =>
    page
      .$(`meta[property="og:${name}"]`)
      .toArray()
      .map(({attribs}) => attribs.content);
  const wrong = pages.filter((page) => {
    const type = page.$('article .theme-doc-markdown').length > 0 ? 'article' : 'website';
    const found = ['site_name', 'type', 'image:width', 'image:height'].flatMap((name) => all(page, name));
    return found.join() !== [brand.siteName, type, socialCard.width, socialCard.height].join();
  });
  expect(wrong.map(({path}) => path)).toEqual([]);
});

test('every page has one first-level heading, and the others go down one level at a time', () => {
  const wrong = [...pages, builtPage('/404')].flatMap(({$, path}) => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({tagName}) => Number(tagName.slice(1)));
    const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
    const ones = levels.filter((level) => level === 1);
    return ones.length === 1 && jumps.length === 0 ? [] : [`${path}: ${levels.join(' ')}`];
  });
  expect(wrong).toEqual([]);
});

test('pages are in English, written from left to right', () => {
  expect(pages.filter(({$}) => $('html').attr('lang') !== 'en' || $('html').attr('dir') !== 'ltr')).toEqual([]);
});
