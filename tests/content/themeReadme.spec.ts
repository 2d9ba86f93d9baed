import {expect, test} from '@playwright/test';

import {filesBelow} from '../support/sources';

import {read} from './samples/pages';

test('every override of the theme is listed with its kind and its reason, in order', () => {
  const rows = [
    ...read('src/theme/README.md').matchAll(/^\| `([^`]+)` *\| (?:map|wrap|replace|eject) *\| .{20,}\|$/gm),
  ];
  const overrides = filesBelow('src/theme', '.tsx').map((file) => file.replace(/(?:\/index)?\.tsx$/, ''));
  expect(rows.map(([, name]) => name)).toEqual(overrides.sort());
});
