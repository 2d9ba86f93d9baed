import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {settings} from '../../src/site/settings';
import {type BuiltPage, builtPage} from '../support/built';
import {siteDir} from '../support/site';
import {docsPaths} from '../support/sitemap';
import {sourcePages, uncommitted} from '../support/sources';

const docs = docsPaths().map(builtPage);
const written = docs.filter(({path}) => !path.startsWith('/category/'));
const undated = uncommitted();
const without = (pages: readonly BuiltPage[], selector: string) =>
  pages.filter(({$}) => $(selector).length === 0).map(({path}) => path);

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

test('a reader sees when a page was last updated', () => {
  const committed = written.filter(({path}) => !undated.has(path));
  expect(without(committed, '.theme-last-updated time[datetime]')).toEqual([]);
});

test('a reader sees the place of a page in the documentation', () => {
  expect(without(docs, 'nav[aria-label=Breadcrumbs] a[aria-label="Home page"]')).toEqual([]);
  const unnamed = docs.filter(({$}) => $('nav[aria-label=Breadcrumbs] li').last().text().trim() === '');
  expect(unnamed.map(({path}) => path)).toEqual([]);
});

test('a reader gets from every page to the next and back again', () => {
  const next = new Map(docs.map(({path, $}) => [path, $('.pagination-nav__link--next').attr('href')]));
  const previous = new Map(docs.map(({path, $}) => [path, $('.pagination-nav__link--prev').attr('href')]));
  const starts = docs.filter(({path}) => !previous.get(path)).map(({path}) => path);
  const ends = docs.filter(({path}) => !next.get(path)).map(({path}) => path);
  expect(starts).toEqual(['/codegate', '/toolhive']);
  expect(ends).toHaveLength(2);
  expect(
    docs.filter(({path}) => next.get(path) && previous.get(next.get(path)!) !== path).map(({path}) => path),
  ).toEqual([]);
});

test('a page of a product highlights itself in the sidebar of that product', () => {
  expect(without(docs, 'nav[aria-label="Docs sidebar"] a[aria-current=page]')).toEqual([]);
});

test('the table of contents leads to every heading of the second and third level, and to no other', () => {
  const wrong = written.filter(({$}) => {
    const entries = $('.theme-doc-toc-desktop a').toArray();
    const headings = $('.theme-doc-markdown').find('h2, h3').toArray();
    return entries.map(({attribs}) => attribs.href).join() !== headings.map(({attribs}) => `#${attribs.id}`).join();
  });
  expect(wrong.map(({path}) => path)).toEqual([]);
});
