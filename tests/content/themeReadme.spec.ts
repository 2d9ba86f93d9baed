import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {expect, test} from '@playwright/test';

const theme = join(__dirname, '../../src/theme');
const rows = [
  ...readFileSync(join(theme, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)` *\| (\w+) *\| (.+?) *\|$/gm),
].map(([, name = '', kind = '', reason = '']) => ({name, kind, reason}));
const overrides = readdirSync(theme, {recursive: true, withFileTypes: true})
  .filter(({name}) => name.endsWith('.tsx'))
  .map(({name, parentPath}) => relative(theme, join(parentPath, name)).replace(/(?:\/index)?\.tsx$/, ''));

test('every override of the theme is listed with its kind and its reason, in order', () => {
  expect(rows.map(({name}) => name)).toEqual(overrides.sort());
  expect(rows.filter(({kind, reason}) => !/^(?:map|wrap|replace|eject)$/.test(kind) || reason.length < 20)).toEqual([]);
});

for (const {name, kind} of rows) {
  test(`the override ${name} is of the kind ${kind}`, () => {
    const files = [`${name}.tsx`, `${name}/index.tsx`]
      .map((file) => join(theme, file))
      .filter((file) => existsSync(file));
    const source = files.map((file) => readFileSync(file, 'utf8')).join('');
    expect(source.includes('@theme-original/')).toBe(kind === 'map' || kind === 'wrap');
    if (kind === 'eject') {
      expect(source, 'an eject says from which version it is').toMatch(/\d+\.\d+\.\d+/);
    }
  });
}
