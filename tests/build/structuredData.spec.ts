import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {brand} from '../../src/site/brand';
import {settings} from '../../src/site/settings';
import {socialCard} from '../../src/site/socialCard';
import {type BuiltPage, builtPage} from '../support/built';
import {buildDir} from '../support/site';
import {docsPaths, sitemapPaths} from '../support/sitemap';
import {uncommitted} from '../support/sources';

interface Data {
  readonly '@type': string;
  readonly url?: string;
  readonly headline?: string;
  readonly dateModified?: string;
  readonly itemListElement?: readonly {readonly name: string; readonly item: string; readonly position: number}[];
}

const undated = uncommitted();
const pages = sitemapPaths().map(builtPage);
const articles = docsPaths()
  .filter((path) => !path.startsWith('/category/'))
  .map(builtPage);
const dataOf = ({$}: BuiltPage): Data[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Data);
const imageOf = ({$}: BuiltPage) => $('meta[property="og:image"]').attr('content') ?? '';

test('a search engine learns title, address and date of every documentation page', () => {
  const wrong = articles.filter((page) => {
    const article = dataOf(page).find((data) => data['@type'] === 'TechArticle');
    const dated = undated.has(page.path) || /^\d{4}-\d\d-\d\dT/.test(article?.dateModified ?? '');
    return article?.url !== settings.url + page.path || article.headline !== page.$('h1').text() || !dated;
  });
  expect(wrong.map(({path}) => path)).toEqual([]);
});

test('a search engine learns the way from the home page to every documentation page', () => {
  const wrong = docsPaths()
    .map(builtPage)
    .filter((page) => {
      const lists = dataOf(page).filter((data) => data['@type'] === 'BreadcrumbList');
      const steps = lists[0]?.itemListElement ?? [];
      const ends = steps[0]?.name === brand.siteName && steps.at(-1)?.item === settings.url + page.path;
      return lists.length !== 1 || !ends || steps.some(({position}, i) => position !== i + 1);
    });
  expect(wrong.map(({path}) => path)).toEqual([]);
});

test('the home page names the site and where it is searched', () => {
  expect(dataOf(builtPage('/'))).toContainEqual(expect.objectContaining({'@type': 'WebSite', name: brand.siteName}));
});

test('a link to any page shows a picture of the right size', () => {
  const wrong = pages.flatMap((page) => {
    const file = join(buildDir, imageOf(page).replace(settings.url, ''));
    const png = existsSync(file) ? readFileSync(file) : Buffer.alloc(24);
    const right = png.readUInt32BE(16) === socialCard.width && png.readUInt32BE(20) === socialCard.height;
    return imageOf(page).startsWith(settings.url) && right ? [] : [`${page.path}: ${imageOf(page)}`];
  });
  expect(wrong).toEqual([]);
  expect(pages.filter(({$}) => $('meta[name="twitter:card"]').attr('content') !== 'summary_large_image')).toEqual([]);
});

test('a chat learns what a documentation page is and how large its picture is', () => {
  const wanted = {type: 'article', 'image:width': String(socialCard.width), 'image:height': String(socialCard.height)};
  const wrong = articles.filter(({$}) =>
    Object.entries(wanted).some(([key, value]) => $(`meta[property="og:${key}"]`).attr('content') !== value),
  );
  expect(wrong.map(({path}) => path)).toEqual([]);
});

test('every documentation page has a picture of its own', () => {
  const images = articles.map(imageOf);
  expect(images.filter((image, i) => images.indexOf(image) !== i)).toEqual([]);
});
