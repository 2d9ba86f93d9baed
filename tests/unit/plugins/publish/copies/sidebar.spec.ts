import {expect, test} from '@playwright/test';

import {sectionsOf} from '../../../../../src/plugins/publish/copies/sidebar';
import {gateway, mcp, type Product} from '../../../../../src/site/products';

type Plugins = Parameters<typeof sectionsOf>[0];

const doc = (id: string) => ({type: 'doc', id});
const category = (label: string, items: unknown[], link?: unknown) => ({type: 'category', label, items, link});

function plugin({id, sidebarId}: Product, items: unknown[]): unknown {
  const docs = ['a', 'b', 'c', 'd'].map((name) => ({id: name, permalink: `/${id}/${name}${name === 'a' ? '/' : ''}`}));
  return {
    name: 'docusaurus-plugin-content-docs',
    options: {id},
    content: {loadedVersions: [{docs, sidebars: {[sidebarId]: items}}]},
  };
}

const plugins = (items: unknown[]) => [plugin(mcp, items), plugin(gateway, [doc('a')])] as unknown as Plugins;

test('categories below the second level become part of the one above', () => {
  const deep = category('One', [category('Two', [doc('b'), category('Three', [doc('d')], doc('c')), doc('a')])]);
  expect(sectionsOf(plugins([deep]), '/')[0]).toEqual({
    product: mcp,
    labels: ['One', 'Two'],
    routes: ['/mcp/b', '/mcp/c', '/mcp/d', '/mcp/a'],
  });
});

test('the build stops when Docusaurus hands its pages over in another form', () => {
  expect(() => sectionsOf([], '/')).toThrow('the docs plugin "mcp" loaded no version');
  const loaded = (version: object) => [{...plugins([])[0], content: {loadedVersions: [version]}}] as unknown as Plugins;
  for (const version of [{}, {docs: []}, {docs: [], sidebars: {toolhive: {}}}]) {
    expect(() => sectionsOf(loaded(version), '/')).toThrow(
      'the docs plugin "mcp" loaded no version with docs and sidebars',
    );
  }
});
