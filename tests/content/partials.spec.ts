import {join, posix} from 'node:path';

import {expect, test} from '@playwright/test';

import {readText} from '../../src/data/readText';
import {products} from '../../src/site/products';
import {siteDir} from '../support/site';
import {filesBelow} from '../support/sources';

const files = products.flatMap(({docsFolder}) => filesBelow(docsFolder, '.mdx').map((name) => `${docsFolder}/${name}`));
const uses = files.flatMap((file) => importsOf(file).map((partial) => ({file, partial})));
const partials = files.filter((file) => file.includes('/_') && !file.includes('/_api/'));

test('a text is in a partial only when at least two pages show it', () => {
  const count = (partial: string) => uses.filter((use) => use.partial === partial).length;
  expect(partials.filter((partial) => count(partial) < 2)).toEqual([]);
});

test('an author finds every partial under the same kind of name', () => {
  expect(partials.filter((partial) => !/\/_partials\/_[a-z0-9-]+\.mdx$/.test(partial))).toEqual([]);
});

test('every imported partial is shown', () => {
  const unused = files.flatMap((file) => {
    const text = readText(join(siteDir, file));
    return [...text.matchAll(/^import (\w+) from '.*\.mdx';$/gm)]
      .filter(([, name]) => !text.includes(`<${name}`))
      .map(([line]) => `${file}: ${line}`);
  });
  expect(unused).toEqual([]);
});

function importsOf(file: string): string[] {
  const text = readText(join(siteDir, file));
  return [...text.matchAll(/^import \w+ from '([^']+\.mdx)';$/gm)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
}
