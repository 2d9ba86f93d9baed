import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {brand, socialLinks} from '../../src/site/brand';
import {announcement} from '../../src/site/frame';
import {products} from '../../src/site/products';
import {settings} from '../../src/site/settings';
import {socialCard} from '../../src/site/socialCard';
import {type BuiltPage, builtPage, builtPages} from '../support/built';
import {siteDir} from '../support/site';
import {docsPaths, productOf, sitemapPaths} from '../support/sitemap';
import {sourcePages, uncommitted} from '../support/sources';

const all = builtPages();
const listed = sitemapPaths().map(builtPage);
const docs = docsPaths().map(builtPage);
const written = docs.filter(({path}) => !path.startsWith('/category/'));
const undated = uncommitted();

const titleOf = ({$}: BuiltPage) => $('head > title').text();
const descriptionOf = ({$}: BuiltPage) => $('meta[name=description]').attr('content') ?? '';
const shared = ({$}: BuiltPage, ...names: readonly string[]) =>
  names.flatMap((name) => Array.from($(`meta[property="og:${name}"]`), ({attribs}) => attribs.content)).join();
const hasLinks = ({$}: BuiltPage, area: string, wanted: readonly {label: string; href: string}[]) => {
  const named = Array.from($(`${area} a`), (link) => [
    $(link).attr('aria-label') ?? $(link).text().trim(),
    $(link).attr('href'),
  ]);
  return wanted.every(({label, href}) => named.some(([name, target]) => name === label && target === href));
};

/** What holds of all pages of a group. */
const truths: readonly [what: string, pages: readonly BuiltPage[], holds: (page: BuiltPage) => boolean][] = [
  [
    'every navbar leads to both products and the four outside places, by name',
    all,
    (page) => {
      const ways = products.map(({name, path}) => ({label: name, href: path}));
      return hasLinks(page, 'nav[aria-label=Main]', [...ways, ...socialLinks]);
    },
  ],
  [
    'every navbar marks the product that the page is about, if any',
    all,
    ({$, path}) => $('nav[aria-label=Main] [aria-current]').text() === (productOf(path)?.name ?? ''),
  ],
  ['every footer leads to the outside places', all, (page) => hasLinks(page, 'footer', socialLinks)],
  ['every footer has the copyright line', all, ({$}) => $('footer').text().includes(`© 2025 ${brand.company}`)],
  ['every footer has the logo', all, ({$}) => $('footer img').attr('src')?.endsWith(brand.logo) === true],
  [
    'every page carries the announcement in its HTML, so that nothing moves when the application starts',
    all,
    ({html}) => html.includes(announcement.content.slice(0, 40)),
  ],
  ['every page preloads the fonts of the site', all, ({$}) => $('link[rel=preload][as=font]').length === 2],
  [
    'no page loads anything from another host',
    all,
    ({$}) => $('[src^="http"], [src^="//"], [srcset*="//"], link[rel=stylesheet][href*="//"]').length === 0,
  ],
  ['pages are in English, written from left to right', listed, ({$}) => $('html').is('[lang=en][dir=ltr]')],
  ['every title ends with the name of the site', listed, (page) => titleOf(page).endsWith(` | ${brand.siteName}`)],
  [
    'every page names its own address as the canonical one',
    listed,
    ({$, path}) => $('link[rel=canonical]').attr('href') === settings.url + path,
  ],
  ['shared links show the title', listed, (page) => shared(page, 'title') === titleOf(page)],
  ['shared links show the description', listed, (page) => shared(page, 'description') === descriptionOf(page)],
  [
    'shared links name the site, the kind of page and the size of its picture, once each',
    listed,
    (page) => {
      const type = page.$('article .theme-doc-markdown').length > 0 ? 'article' : 'website';
      const wanted = [brand.siteName, type, socialCard.width, socialCard.height];
      return shared(page, 'site_name', 'type', 'image:width', 'image:height') === wanted.join();
    },
  ],
  [
    'a reader sees when a page was last updated',
    written.filter(({path}) => !undated.has(path)),
    ({$}) => $('.theme-last-updated time[datetime]').length > 0,
  ],
  [
    'a reader sees the place of a page in the documentation',
    docs,
    ({$}) => {
      const crumbs = $('nav[aria-label=Breadcrumbs]');
      return crumbs.find('a[aria-label="Home page"]').length > 0 && crumbs.find('li').last().text().trim() !== '';
    },
  ],
  [
    'a page of a product highlights itself in the sidebar of that product',
    docs,
    ({$}) => $('nav[aria-label="Docs sidebar"] a[aria-current=page]').length > 0,
  ],
  [
    'the table of contents leads to every heading of the second and third level, and to no other',
    written,
    ({$}) => {
      const entries = Array.from($('.theme-doc-toc-desktop a'), ({attribs}) => attribs.href);
      const headings = Array.from($('.theme-doc-markdown').find('h2, h3'), ({attribs}) => `#${attribs.id}`);
      return entries.join() === headings.join();
    },
  ],
];

for (const [what, pages, holds] of truths) {
  test(what, () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((page) => !holds(page)).map(({path}) => path)).toEqual([]);
  });
}

test('a reader tells open tabs and hits of a search engine apart: no two titles or descriptions are the same', () => {
  for (const texts of [listed.map(titleOf), listed.map(descriptionOf)]) {
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  }
});

test('a reader who finds a mistake can edit the source of every page', () => {
  const links = written.map(({$}) => $('a.theme-edit-this-page').attr('href'));
  const files = sourcePages().map(({file}) => `${settings.repository}/edit/main/${file}`);
  expect(links.sort()).toEqual(files.sort());
});

test('a reader who reports a mistake gets a form that names the page', () => {
  const {$} = builtPage('/toolhive/quickstart');
  const {origin, pathname, searchParams} = new URL($('a[href*="/issues/new"]').attr('href') ?? '');
  const {template, ...fields} = Object.fromEntries(searchParams);
  expect(origin + pathname).toBe(`${settings.repository}/issues/new`);
  expect(fields).toEqual({title: 'Quickstart: ', page: $('link[rel=canonical]').attr('href')});
  const form = parse(readFileSync(join(siteDir, '.github/ISSUE_TEMPLATE', template ?? ''), 'utf8')) as {
    body: {id?: string}[];
  };
  expect(form.body.map(({id}) => id)).toContain('page');
});

test('a reader gets from every page to the next and back again', () => {
  const next = new Map(docs.map(({path, $}) => [path, $('.pagination-nav__link--next').attr('href')]));
  const previous = new Map(docs.map(({path, $}) => [path, $('.pagination-nav__link--prev').attr('href')]));
  const paths = docs.map(({path}) => path);
  expect(paths.filter((path) => !previous.get(path))).toEqual(['/codegate', '/toolhive']);
  expect(paths.filter((path) => !next.get(path))).toHaveLength(2);
  expect(paths.filter((path) => next.get(path) && previous.get(next.get(path)!) !== path)).toEqual([]);
});
