import {expect, test} from '@playwright/test';

import {classNamer} from '../../../../src/plugins/browser/bundle/nameClass';

test('a class keeps its name and gets two characters of its style sheet, on every machine the same', () => {
  const first = classNamer('/site')('/site/src/a/styles.module.css', 'title');
  expect(first).toMatch(/^title_\w{2}$/);
  expect(classNamer('/home/site')('/home/site/src/a/styles.module.css', 'title')).toBe(first);
});

test('classes of one name in two style sheets stay apart', () => {
  const name = classNamer('/site');
  expect(name('/site/a.module.css', 'title')).not.toBe(name('/site/b.module.css', 'title'));
  expect(name('/site/a.module.css', 'title')).toBe(name('/site/a.module.css', 'title'));
});

test('two style sheets that would give one name stop the build', () => {
  const name = classNamer('/site');
  const sheets = Array.from({length: 200}, (_, i) => `/site/${i}.module.css`);
  expect(() => sheets.forEach((sheet) => name(sheet, 'title'))).toThrow(
    /^\d+\.module\.css: class title gets the same name as the one in \d+\.module\.css; rename one of them$/,
  );
});
