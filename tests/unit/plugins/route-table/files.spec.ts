import {expect, test} from '@playwright/test';

import {moveFileNames} from '../../../../src/plugins/route-table/files';
import {listModules} from '../../../../src/plugins/route-table/manifest';

const chunk = (id: string, name: string, file = `assets/js/${name}.aa${id}.js`) => ({id, name, files: [file]});
const chunks = [
  chunk('1', 'runtime~main'),
  chunk('9', 'routes-0'),
  chunk('12', 'ab12'),
  chunk('34', '777'),
  chunk('2', 'item'),
];
const runtime = `u = (id) => "assets/js/" + ({"12": "ab12", "2": "item", "34": "777"}[id] || id) + "." + {"12": "aa12","2": "aa2","34": "aa34"}[id];
gca = ({"ab12":"12","item":"2","777":"34"}[name]||name)`;
const texts: Record<string, string> = {
  'assets/js/runtime~main.aa1.js': runtime,
  'assets/js/routes-0.aa9.js': 'files = "files of routes-0"',
};
const move = (own: string[], all = chunks) => moveFileNames(all, [own], (file) => texts[file] ?? '');

test('files that only some pages need move from what every page loads to the part that knows the pages', () => {
  const moved = move(['ab12', '777']);
  expect(moved.get('assets/js/routes-0.aa9.js')).toBe('files = "12:ab12.aa12 34:777.aa34"');
  expect(moved.get('assets/js/runtime~main.aa1.js')?.replace(/,\s*}/g, '}')).toBe(
    `u = (id) => "assets/js/" + ({ "2": "item"}[id] || id) + "." + {"2": "aa2"}[id];\ngca = ({"item":"2"}[name]||name)`,
  );
});

test('a chunk that has no file, or that the bundler lists otherwise, stops the build', () => {
  expect(() => move(['gone'])).toThrow('The bundler made no file of the chunk gone, which a page needs');
  const unlisted = [...chunks, chunk('56', 'cd56')];
  expect(() => move(['cd56'], unlisted)).toThrow('The bundler lists the chunk cd56 0 times, not by name, hash and id');
});

test('a static page finds its scripts by module, with those of its part of the table, and no chunk with styles', () => {
  const manifest = {
    origins: {ab12: [5, 12], 'routes-0': [9], item: [2]},
    assets: {'5': {css: []}, '12': {js: []}, '9': {js: []}, '2': {js: []}},
  };
  const {origins, assets} = listModules(manifest, {ab12: '@site/a.mdx', item: '@theme/DocItem'}, [['ab12']]);
  expect(origins).toEqual({...manifest.origins, '@site/a.mdx': [12, 9], '@theme/DocItem': [2]});
  expect(assets).toBe(manifest.assets);
});
