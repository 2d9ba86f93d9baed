import {expect, test} from '@playwright/test';

import {readAsks} from '../../src/data/asks/read';
import {products} from '../../src/site/products';
import {judgedQueries} from '../unit/search/judged';

import {files} from './prose/files';

const pages = files(products.map(({docsFolder}) => docsFolder))
  .map(({file}) => file)
  .filter((file) => !file.includes('/_'));

test('every page says how people ask for it', () => {
  const without = pages.filter((page) => (readAsks(process.cwd(), page)?.page.length ?? 0) === 0);
  expect(pages.length).toBeGreaterThan(100);
  expect(without).toEqual([]);
});

test('no phrasing is one of the queries with which the search is measured', () => {
  const judged = new Set(judgedQueries().map(({query}) => query.toLowerCase()));
  const taken = pages.flatMap((page) => {
    const {page: own = [], sections = {}} = readAsks(process.cwd(), page) ?? {};
    return [...own, ...Object.values(sections).flat()].filter((phrasing) => judged.has(phrasing.toLowerCase()));
  });
  expect(taken).toEqual([]);
});
