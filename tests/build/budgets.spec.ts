import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {builtPages} from '../support/built';
import {buildDir} from '../support/site';

/** Maximum bytes of a first visit (HTML with gzip, the rest with brotli), and maximum elements of a page. */
const budgets = {
  entry: 112_000,
  scripts: 155_000,
  styles: 14_300,
  fonts: 36_000,
  html: 30_000,
  elements: 4_800,
};

const pages = builtPages();
const sizes = new Map<string, number>();
const sum = (files: readonly string[]) => files.map(compressed).reduce((a, b) => a + b, 0);
const over = (limit: number, figures: readonly (readonly [string, number])[]) =>
  figures.filter(([, figure]) => figure > limit).map(([path, figure]) => `${path}: ${figure} > ${limit}`);

test(`the scripts that a page starts with stay under ${budgets.scripts} bytes, those of every page under ${budgets.entry}`, () => {
  const scripts = filesNamed('script[data-files]', 'data-files').map(
    ([path, files]) => [path, files.flatMap((list) => list.split(' '))] as const,
  );
  const figures = scripts.map(([path, files]) => [path, sum(files)] as const);
  expect(scripts.filter(([, files]) => files.length < 4)).toEqual([]);
  expect(over(budgets.scripts, figures)).toEqual([]);
  const entry = scripts.map(([path, files]) => [path, sum(files.filter((file) => /main\./.test(file)))] as const);
  expect(over(budgets.entry, entry)).toEqual([]);
});

test('what every page starts with is compiled while it is loaded, and nothing that only some pages need', () => {
  const names = readdirSync(join(buildDir, 'assets/js')).filter((name) => name.endsWith('.js'));
  const hinted = names.filter((name) =>
    readFileSync(join(buildDir, 'assets/js', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted).toEqual(names.filter((name) => name.startsWith('main.')));
});

test(`the style sheets of a page stay under ${budgets.styles} bytes`, () => {
  const figures = filesNamed('link[rel=stylesheet]', 'href').map(([path, files]) => [path, sum(files)] as const);
  expect(over(budgets.styles, figures)).toEqual([]);
});

test(`the fonts stay under ${budgets.fonts} bytes`, () => {
  const names = readdirSync(join(buildDir, 'fonts')).filter((name) => name.endsWith('.woff2'));
  const fonts = names.map((name) => `fonts/${name}`);
  expect(fonts).toHaveLength(2);
  expect(over(budgets.fonts, [['fonts', sum(fonts)]])).toEqual([]);
});

test(`the HTML of a page stays under ${budgets.html} bytes and ${budgets.elements} elements`, () => {
  expect(
    over(
      budgets.html,
      pages.map(({path, html}) => [path, gzipSync(html).length]),
    ),
  ).toEqual([]);
  expect(
    over(
      budgets.elements,
      pages.map(({path, $}) => [path, $('*').length]),
    ),
  ).toEqual([]);
});

/** Size with brotli; cached, because pages share most files. */
function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(buildDir, file))).length;
  sizes.set(file, size);
  return size;
}

function filesNamed(selector: string, attribute: string): (readonly [string, string[]])[] {
  return pages.map(({path, $}) => [
    path,
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? ''),
  ]);
}
