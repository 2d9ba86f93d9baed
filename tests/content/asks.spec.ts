import {expect, test} from '@playwright/test';

import {readAsks} from '../../src/data/asks/read';
import {siteDir} from '../support/site';
import {sourcePages} from '../support/sources';
import {judgedQueries} from '../unit/search/judged';

test('no phrasing is one of the queries with which the search is measured', () => {
  const judged = new Set(judgedQueries().map(({query}) => query.toLowerCase()));
  const asked = sourcePages().flatMap(({file}) => {
    const {page: own = [], sections = {}} = readAsks(siteDir, file) ?? {};
    return [...own, ...Object.values(sections).flat()];
  });
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((phrasing) => judged.has(phrasing.toLowerCase()))).toEqual([]);
});
