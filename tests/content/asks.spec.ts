import {expect, test} from '@playwright/test';

import {readAsks} from '../../src/data/asks/read';
import {products} from '../../src/site/products';
import {judgedQueries} from '../unit/search/judged';

import {files} from './prose/files';

test('no phrasing is one of the queries with which the search is measured', () => {
  const judged = new Set(judgedQueries().map(({query}) => query.toLowerCase()));
  const pages = files(products.map(({docsFolder}) => docsFolder)).map(({file}) => file);
  const asked = pages.flatMap((page) => {
    const {page: own = [], sections = {}} = readAsks(process.cwd(), page) ?? {};
    return [...own, ...Object.values(sections).flat()];
  });
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((phrasing) => judged.has(phrasing.toLowerCase()))).toEqual([]);
});
