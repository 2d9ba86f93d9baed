import {expect, test} from '@playwright/test';

import {filesOf} from '../../../../src/plugins/browser/prefetch/filesOf';

const routes = {
  '/-1a': {__comp: 'home', __context: {plugin: 'pages'}},
  '/-2b': {__comp: 'root', __context: {plugin: 'mcp'}},
  '/-3c': {__comp: 'version', __props: 'sidebars'},
  '/codegate-4d': {__comp: 'root', __context: {plugin: 'gateway'}},
  '/codegate-5e': {__comp: 'page', content: 'codegate'},
  '/toolhive-6f': {__comp: 'page', content: 'toolhive'},
  '/toolhive/re-run-7a': {__comp: 'page', content: 're-run', loaded: ['merged']},
};
const files = () => filesOf(routes, (chunk) => (chunk === 'merged' ? undefined : `${chunk}.js`));

test('the files of a page are its own and those of the layers around it', () => {
  expect(files()('/toolhive/re-run').sort()).toEqual(
    ['home', 'mcp', 'page', 'pages', 're-run', 'root', 'sidebars', 'version'].map((chunk) => `${chunk}.js`),
  );
  expect(files()('/codegate').sort()).toEqual(['codegate', 'gateway', 'page', 'root'].map((chunk) => `${chunk}.js`));
});

test('a file is named once', () => {
  const next = files();
  next('/toolhive/re-run');
  expect(next('/toolhive')).toEqual(['toolhive.js']);
  expect(next('/toolhive')).toEqual([]);
});

test('a path without a page has no files of its own', () => {
  const next = files();
  next('/toolhive');
  expect(next('/toolhive/gone')).toEqual([]);
});
