import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {separateStyles} from '../../../../../src/plugins/browser/bundle/separateStyles';
import {parsePage} from '../../../../../src/plugins/publish/pages';
import {stylesheets} from '../../../../../src/plugins/publish/styles';
import {inlineProperties} from '../../../../../src/plugins/publish/styles/inline';
import {usedNames} from '../../../../../src/plugins/publish/styles/names';
import {trimStyles} from '../../../../../src/plugins/publish/styles/trim';
import type {Site} from '../../../../../src/plugins/publish/types';

type Groups = Record<string, {readonly chunks: (chunk: {readonly name?: string}) => boolean; readonly test?: RegExp}>;

test('the styles of the modal and of components that few pages show stay out of the stylesheet of every page', () => {
  const before = {optimization: {splitChunks: {cacheGroups: {styles: {name: 'styles', chunks: 'all', priority: 50}}}}};
  const {styles, ...own} = separateStyles(before).splitChunks.cacheGroups as unknown as Groups;
  expect(['search-modal', 'main'].map((name) => styles?.chunks({name}))).toEqual([false, true]);
  const sheetOf = (file: string) => Object.keys(own).filter((name) => own[name]?.test?.test(`/site/src/${file}`));
  expect(sheetOf('components/Home/styles.module.css')).toEqual(['home-page']);
  expect(sheetOf('components/Tabs/styles.module.css')).toEqual([]);
  expect(() => separateStyles({})).toThrow('the bundler has no cache group named "styles"');
});

const html = fromHtml('<div class="card wide" id="top"><p title="a > b">alert</p></div>');
const entry = 'a("div",{className:"menu--shown menu"});(0,r.jsx)("dialog",{})';
const late = 'b.className="late_Ab";c="badge"';

test('a rule stays when a page, the application or a late script of ours can meet it', async () => {
  const used = usedNames([html], [entry], [late]);
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
  const used = usedNames([html], [entry], [late]);
  const css =
    '.badge{a:b}.alert{a:b}table{a:b}#end{a:b}.card .hero{a:b}:root{--x:1;--y:2;--z:3}.card{c:var(--y)}@keyframes f{to{a:b}}';
  expect(await trimStyles(css, used, ['a{b:var(--z)}'])).toBe(':root{--y:2;--z:3}.card{c:var(--y)}');
});

const file = 'assets/css/styles.00ff.css';
const rare = {file: 'assets/css/12.34.css', css: '.hero_Ab{a:b}'};
const main = {name: 'main.00ff.js', text: '(0,r.jsx)("div",{})'};

/** Output folder with the given bundler files. */
function built(scripts: readonly {name: string; text: string}[], sheet: string): string {
  const outDir = mkdtempSync(join(tmpdir(), 'styles-'));
  ['assets/css', 'assets/js'].forEach((folder) => mkdirSync(join(outDir, folder), {recursive: true}));
  writeFileSync(join(outDir, sheet), '.card{a:b}.none{a:b}');
  writeFileSync(join(outDir, rare.file), rare.css);
  scripts.forEach(({name, text}) => writeFileSync(join(outDir, 'assets/js', name), text));
  return outDir;
}

const link = (sheet: string) => `<link rel="stylesheet" href="/docs/${sheet}">`;
const page = (name: string, body: string, head = link(file)) => parsePage(name, head + body, '/docs/');
const pages = [page('index.html', '<i class="hero_Ab">'), page('guide/page.html', '<i class="card hero_About">')];
const publish = (outDir: string, given = pages) => stylesheets(given, {outDir, baseUrl: '/docs/'} as Site);

test('a page gets the trimmed sheet under a new name, and the sheets of its own components', async () => {
  const [old, sheet, index, guide] = await publish(built([main], file));
  expect(old).toEqual({path: file, content: null});
  expect(sheet?.content).toBe('.card{a:b}');
  expect(sheet?.path).toMatch(/^assets\/css\/styles\.[\da-f]{8}\.css$/);
  const shared = link(sheet?.path ?? '');
  expect(index).toEqual({path: 'index.html', content: `${shared}${link(rare.file)}<i class="hero_Ab">`});
  expect(guide).toEqual({path: 'guide/page.html', content: `${shared}<i class="card hero_About">`});
});

for (const [what, outDir, given, fault] of [
  ['names the stylesheet otherwise', () => built([main], 'assets/css/styles-00ff.css'), pages, 'named styles.HASH.css'],
  ['names the entry otherwise', () => built([{...main, name: 'main-00ff.js'}], file), pages, 'named main.HASH.js'],
  [
    'links the stylesheet otherwise',
    () => built([main], file),
    [page('a.html', '', `<link href="/docs/${file}">`)],
    'a.html',
  ],
  ['shows a part without styles', () => built([main], file), [page('a.html', '<i class="dropdown">')], 'dropdown'],
] as const) {
  test(`the build stops when a release of Docusaurus ${what}`, async () => {
    await expect(publish(outDir(), [...given])).rejects.toThrow(fault);
  });
}

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
  const used = usedNames([html], [entry], []);
  const own = '.table-of-contents__link--active{a:b}';
  const rare = '@layer theme{.badge--new{a:b}}';
  const late = 'x("table-of-contents__link--active","badge--new")';
  expect(await trimStyles(own + rare, used, [late])).toBe(own);
});

test('what the site sets for a selector goes out of the layers, unless it is important or conditional there', async () => {
  const used = usedNames([html], [entry], []);
  const kept = '@layer x{.card{c:d;e:f!important}}@media print{.wide{a:b}}.card{a:g;e:h}';
  const css = '@layer x{.card{a:b;c:d;e:f!important}}@media print{.wide{a:b}}.card{a:g;e:h}';
  expect(await trimStyles(css, used, [])).toBe(kept);
});

test('a property that a page names keeps the property that its value asks for', async () => {
  const css = ':root{--named:var(--deep);--deep:1;--none:2}';
  expect(await trimStyles(css, usedNames([html], [entry], []), ['var(--named)'])).toBe(
    ':root{--named:var(--deep);--deep:1}',
  );
});
