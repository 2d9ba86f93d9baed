import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {publishedPaths} from '../support/built';
import {buildDir} from '../support/site';

import {specificationRoutes} from './specificationRoutes';

const published = publishedPaths();

for (const [section, routes] of Object.entries(specificationRoutes)) {
  test(`a visitor finds every page of the specification under its address: ${section} (${routes.length})`, () => {
    expect(routes.filter((route) => !published.includes(route))).toEqual([]);
  });
}

test('the command reference has the pages of the specification and no other', () => {
  const pages = published.filter((path) => path.startsWith('/toolhive/reference/cli/'));
  expect(pages, 'the list is in tests/build/specificationRoutes.ts').toEqual([...specificationRoutes.commands].sort());
});

test('an unknown address has a document to answer it', () => {
  expect(existsSync(join(buildDir, '404.html'))).toBe(true);
  expect(published).not.toContain('/404.html');
});
