import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {inlineProperties} from '../../../../src/plugins/stylesheets/inline';
import {usedNames} from '../../../../src/plugins/stylesheets/names';
import {separateStyles} from '../../../../src/plugins/stylesheets/separate';
import {trimStyles} from '../../../../src/plugins/stylesheets/trim';
import {writeStyles} from '../../../../src/plugins/stylesheets/write';

type Groups = Record<string, {readonly chunks: (chunk: {readonly name?: string}) => boolean; readonly test?: RegExp}>;

test('the styles of the modal and of components that few pages show stay out of the stylesheet of every page', () => {
  const before = {optimization: {splitChunks: {cacheGroups: {styles: {name: 'styles', chunks: 'all', priority: 50}}}}};
  const change = separateStyles(before) as unknown as {optimization: {splitChunks: {cacheGroups: Groups}}};
  const {styles, ...own} = change.optimization.splitChunks.cacheGroups;
  expect(['search-modal', 'main'].map((name) => styles?.chunks({name}))).toEqual([false, true]);
  const sheetOf = (file: string) => Object.keys(own).filter((name) => own[name]?.test?.test(`/site/src/${file}`));
  expect(sheetOf('components/Home/styles.module.css')).toEqual(['home-page']);
  expect(sheetOf('components/Tabs/styles.module.css')).toEqual([]);
  expect(separateStyles({})).toEqual({});
});

const html = '<div class="card wide" id="top"><p title="a > b">alert</p></div>';
const main = 'a("div",{className:"menu--shown menu"});(0,r.jsx)("dialog",{})';
const late = 'b.className="late_Ab";c="badge"';

test('a rule stays when a page, the application or a late script of ours can meet it', async () => {
  const used = usedNames([html], [main], [late]);
  const rules = [
    '.card{a:b}',
    '.menu--shown{a:b}',
    '.late_Ab{a:b}',
    '#top{a:b}',
    'dialog[open]{a:b}',
    'p[title^="x"]{a:b}',
  ];
  expect(await trimStyles(rules.join(''), used, [])).toBe(rules.join(''));
});

test('a rule, an animation or a property that nothing meets goes', async () => {
  const used = usedNames([html], [main], [late]);
  const css =
    '.badge{a:b}.alert{a:b}table{a:b}#end{a:b}.card .hero{a:b}:root{--x:1;--y:2;--z:3}.card{c:var(--y)}@keyframes f{to{a:b}}';
  expect(await trimStyles(css, used, ['a{b:var(--z)}'])).toBe(':root{--y:2;--z:3}.card{c:var(--y)}');
});

function site(): string {
  const outDir = mkdtempSync(join(tmpdir(), 'styles-'));
  for (const folder of ['assets/css', 'assets/js', 'guide']) {
    mkdirSync(join(outDir, folder), {recursive: true});
  }
  const page = (body: string) => `<link rel="stylesheet" href="/docs/assets/css/styles.00ff.css">${body}`;
  writeFileSync(join(outDir, 'index.html'), page('<i class="hero_Ab">'));
  writeFileSync(join(outDir, 'guide/page.html'), page('<i class="card hero_About">'));
  writeFileSync(join(outDir, 'assets/css/styles.00ff.css'), '.card{a:b}.none{a:b}');
  writeFileSync(join(outDir, 'assets/css/12.34.css'), '.hero_Ab{a:b}');
  writeFileSync(join(outDir, 'assets/js/main.js'), '');
  return outDir;
}

test('a page gets the trimmed sheet under a new name, and the sheets of its own components', async () => {
  const outDir = site();
  expect(await writeStyles(outDir, '/docs/')).toEqual({before: 20, after: 10});
  const name = readdirSync(join(outDir, 'assets/css')).find((file) => file.startsWith('styles'));
  expect(name).not.toBe('styles.00ff.css');
  const sheets = (file: string) =>
    Array.from(readFileSync(join(outDir, file), 'utf8').matchAll(/href="([^"]*)"/g)).map(([, href]) => href);
  expect(sheets('index.html')).toEqual([`/docs/assets/css/${name}`, '/docs/assets/css/12.34.css']);
  expect(sheets('guide/page.html')).toEqual([`/docs/assets/css/${name}`]);
});

test('a site without the stylesheet stops the build', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(empty, 'assets/css'), {recursive: true});
  await expect(writeStyles(empty, '/')).rejects.toThrow('assets/css: there is no stylesheet named styles.HASH.css');
});

test('a property that is set once for the page and used once gives its value to the rule that uses it', () => {
  const inlined: [css: string, expected: string][] = [
    [':root{--gap:1rem}a{margin:0 var(--gap)0}', ':root{}a{margin:0 1rem 0}'],
    ['@layer x{:root{--a:var(--b);--b:2px}}a{b:calc(2*var(--a))}', '@layer x{:root{}}a{b:calc(2*2px)}'],
    [':root{--x:1px}a{b:var(--x);c:var(--x)}', ':root{}a{b:1px;c:1px}'],
  ];
  for (const [css, expected] of inlined) {
    expect(inlineProperties(css, [])).toBe(expected);
  }
});

test('a property stays that changes, has a fallback, is long and used often, or is named elsewhere', () => {
  const kept = [
    ':root{--x:1}[data-theme=dark]{--x:2}a{b:var(--x)}',
    '@media print{:root{--x:1}}a{b:var(--x)}',
    'p{--x:1}a{b:var(--x)}',
    ':root{--x:1}a{b:var(--x,2)}',
    ':root{--x:0 1px 2px #000}a{b:var(--x);c:var(--x)}',
    ':root{--x:var(--y);--y:1}p{--y:2}a{b:var(--x)}',
    ':root{--named:1}a{b:var(--named)}',
  ];
  for (const css of kept) {
    expect(inlineProperties(css, ['style="--named:2"'])).toBe(css);
  }
});

test('a rule of the site itself stays when a late script names its class, and one of the theme does not', async () => {
  const used = usedNames([html], [main], []);
  const own = '.table-of-contents__link--active{a:b}';
  const rare = '@layer theme{.badge--new{a:b}}';
  const late = 'x("table-of-contents__link--active","badge--new")';
  expect(await trimStyles(own + rare, used, [late])).toBe(own);
});

test('what the site sets for a selector goes out of the layers, unless it is important or conditional there', async () => {
  const used = usedNames([html], [main], []);
  const kept = '@layer x{.card{c:d;e:f!important}}@media print{.wide{a:b}}.card{a:g;e:h}';
  const css = '@layer x{.card{a:b;c:d;e:f!important}}@media print{.wide{a:b}}.card{a:g;e:h}';
  expect(await trimStyles(css, used, [])).toBe(kept);
});

test('a property that a page names keeps the property that its value asks for', async () => {
  const css = ':root{--named:var(--deep);--deep:1;--none:2}';
  expect(await trimStyles(css, usedNames([html], [main], []), ['var(--named)'])).toBe(
    ':root{--named:var(--deep);--deep:1}',
  );
});
