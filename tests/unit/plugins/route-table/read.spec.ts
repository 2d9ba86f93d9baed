import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {readRoutes} from '../../../../src/plugins/route-table/read';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '70c'),
    routes: [{path: '/docs/a', component: ComponentCreator('/docs/a', '9c2'), exact: true, sidebar: "mcp"}]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const registry = `export default {
  "00c1": [() => import(/* webpackChunkName: "00c1" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],};
`;

function folder(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'routes-'));
  const all = {'routes.js': routes, 'registry.js': registry, 'routesChunkNames.json': '{"/docs-70c":{}}', ...files};
  Object.entries(all).forEach(([file, text]) => writeFileSync(join(dir, file), text));
  return dir;
}

test('the routes are read as Docusaurus generates them', () => {
  expect(JSON.parse(JSON.stringify(readRoutes(folder({}))))).toEqual({
    routes: [
      {path: '/docs', component: '70c', routes: [{path: '/docs/a', component: '9c2', exact: true, sidebar: 'mcp'}]},
      {path: '*', component: ''},
    ],
    chunkNames: {'/docs-70c': {}},
    modules: {'00c1': '@site/a.mdx'},
  });
});

test('routes in another form stop the build', () => {
  const message = 'does not have the form that Docusaurus 3.10 gives it';
  expect(() => readRoutes(folder({'routes.js': 'module.exports = [];'}))).toThrow(message);
  expect(() => readRoutes(folder({'registry.js': 'export default new Map();'}))).toThrow(message);
});
