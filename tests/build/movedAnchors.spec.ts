import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {builtPage} from '../support/built';
import {siteDir} from '../support/site';

const listFile = 'tests/fixtures/moved-anchors.txt';
const moved = readFileSync(join(siteDir, listFile), 'utf8').trim().split('\n');

test('an old link to a section that moved still finds its place', () => {
  expect(
    moved.filter((link) => {
      const [path = '', id = ''] = link.split('#');
      return builtPage(path).$(`[id="${id}"]`).length === 0;
    }),
  ).toEqual([]);
  expect(moved, `${listFile} is in order, each line once`).toEqual([...new Set(moved)].sort());
});
