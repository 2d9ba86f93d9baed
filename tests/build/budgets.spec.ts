import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {builtPages} from '../support/built';
import {buildDir} from '../support/site';

const pages = builtPages();
const isApi = ({path}: {readonly path: string}) => path.endsWith('/reference/api');
const sizes = new Map<string, number>();

/** Size with brotli; cached, because pages share most files. */
function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(buildDir, file))).length;
  sizes.set(file, size);
  return size;
}

const sum = (files: readonly string[]) => files.map(compressed).reduce((a, b) => a + b, 0);
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(buildDir, folder)).flatMap((name) => (name.endsWith(ending) ? [`${folder}/${name}`] : []));

const scripts = pages.map(({path, $}) => ({
  path,
  files: Array.from($('script[data-files]'), ({attribs}) => attribs['data-files'] ?? '').flatMap((list) =>
    list.split(' '),
  ),
}));
const styles = pages.map(({path, $}) => ({
  path,
  size: sum(Array.from($('link[rel=stylesheet]'), ({attribs}) => attribs.href ?? '')),
}));

/** Maximum bytes of a first visit (HTML with gzip, the rest with brotli), and maximum elements of a page. */
const budgets: readonly [
  what: string,
  most: number,
  figures: readonly {readonly path: string; readonly size: number}[],
][] = [
  ['bytes of scripts that a page starts with', 155_000, scripts.map(({path, files}) => ({path, size: sum(files)}))],
  [
    'bytes of scripts that every page starts with',
    114_000,
    scripts.map(({path, files}) => ({path, size: sum(files.filter((file) => /main\./.test(file)))})),
  ],
  ['bytes of style sheets of a page', 14_300, styles.filter((page) => !isApi(page))],
  ['bytes of style sheets of an API page', 15_500, styles.filter(isApi)],
  ['bytes of fonts', 36_000, [{path: 'fonts', size: sum(filesIn('fonts', '.woff2'))}]],
  ['bytes of HTML of a page', 30_000, pages.map(({path, html}) => ({path, size: gzipSync(html).length}))],
  ['elements of a page', 4_800, pages.map(({path, $}) => ({path, size: $('*').length}))],
];

for (const [what, most, figures] of budgets) {
  test(`${what}: at most ${most}`, () => {
    expect(figures.filter(({size}) => size > most || size === 0)).toEqual([]);
  });
}

test('every page names the scripts that it starts with, and there are two fonts', () => {
  expect(scripts.filter(({files}) => files.length < 4)).toEqual([]);
  expect(filesIn('fonts', '.woff2')).toHaveLength(2);
});

test('what every page starts with is compiled while it is loaded, and nothing that only some pages need', () => {
  const files = filesIn('assets/js', '.js');
  const hinted = files.filter((file) =>
    readFileSync(join(buildDir, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted).toEqual(files.filter((file) => file.includes('/main.')));
});
