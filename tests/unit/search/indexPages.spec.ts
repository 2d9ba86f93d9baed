import {expect, test} from '@playwright/test';

import {indexedPages} from '../../../src/plugins/publish/search/pages';
import {assertAddresses} from '../../../src/plugins/publish/search/records';

import {page} from './record';

const doc = (id: string, unlisted = false): object => ({
  id,
  permalink: `/${id.replace(/index$/, '')}`,
  source: `@site/docs/${id}.mdx`,
  unlisted,
});

test('pages of the sidebar are searched, category pages by their keywords too, unlisted ones and other plugins not', () => {
  const items = [
    {type: 'doc', id: 'b'},
    {type: 'doc', id: 'hidden'},
    {type: 'link', href: '/x'},
  ];
  const link = {type: 'generated-index', permalink: '/all/', keywords: ['man pages']};
  const sidebar = [
    {type: 'doc', id: 'a/index'},
    {type: 'category', label: 'Guides', link, items},
  ];
  const content = {
    loadedVersions: [{docs: [doc('a/index'), doc('b'), doc('hidden', true)], sidebars: {main: sidebar}}],
  };
  const other = {loadedVersions: [{docs: [], sidebars: {}}]};
  const docs = 'docusaurus-plugin-content-docs';
  const plugins = [
    {name: docs, options: {id: 'mcp'}, content},
    {name: docs, options: {id: 'gateway'}, content: other},
    {name: 'blog', options: {id: 'mcp'}, content: {}},
  ];
  const pages = indexedPages(plugins, '/');
  expect(pages.map(({url, source, aliases}) => [url, source, aliases])).toEqual([
    ['/a', 'docs/a/index.mdx', []],
    ['/all', undefined, ['man pages']],
    ['/b', 'docs/b.mdx', []],
  ]);
});

test('the build stops at a section that leads nowhere, or that is there twice, naming it', () => {
  const anchors = new Map([['/a', new Set(['b', 'c'])]]);
  const [good, gone] = [page('/a', 'A', '', {B: '', C: ''}), page('/a', 'A', '', {D: ''})];
  expect(() => assertAddresses([good], anchors)).not.toThrow();
  expect(() => assertAddresses([gone], anchors)).toThrow('/a#d: no such anchor');
  const twice = {...good, sections: [...good.sections, ...good.sections.slice(1, 2)]};
  expect(() => assertAddresses([twice], anchors)).toThrow('/a#b: two sections with this id');
});
