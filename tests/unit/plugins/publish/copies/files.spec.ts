import {expect, test} from '@playwright/test';

import {copyOf, fullTexts, llmsIndex} from '../../../../../src/plugins/publish/copies/files';
import type {Page} from '../../../../../src/plugins/publish/copies/pages';
import type {Section} from '../../../../../src/plugins/publish/copies/sidebar';
import {gateway, mcp} from '../../../../../src/site/products';

import {pageOf, site} from './page';

const guide: Page = {...pageOf('<h1>A "guide"</h1><p>Text.</p>'), product: mcp};
const start: Page = {
  ...guide,
  route: '/d/guide/start',
  title: 'Start [now]',
};
const home: Page = {...pageOf('<h1>Home</h1>'), route: '/d/'};
const sections: Section[] = [
  {product: mcp, labels: [], routes: ['/d/guide']},
  {product: gateway, labels: ['How-to guides', 'First steps'], routes: ['/d/guide/start']},
];
const hidden: Page = {...home, route: '/d/hidden', title: 'Hidden', listed: false};
const pages = [home, start, guide, hidden];

test('a copy says what it is, where it comes from and where the index is, before its text', () => {
  expect(copyOf(site, guide)).toEqual({
    path: 'guide.md',
    content: [
      '---',
      'title: "A \\"guide\\""',
      'description: "About it."',
      'url: "https://docs.example.com/d/guide"',
      `product: "${mcp.name}"`,
      `version: "${mcp.release}"`,
      '---',
      '',
      '> For AI agents: the index of this documentation is https://docs.example.com/d/llms.txt. Every page has a Markdown copy like this one.',
      '',
      '# A "guide"',
      '',
      'Text.',
      '',
    ].join('\n'),
  });
});

test('the copy of a page that belongs to no product names none', () => {
  const {path, content} = copyOf(site, home);
  expect(path).toBe('index.md');
  expect(content).not.toMatch(/^(product|version):/m);
});

test('the index lists the sections in the order of the sidebars, then the pages outside of them', () => {
  const {content} = llmsIndex(site, sections, pages);
  const headings = content.split('\n').filter((line) => line.startsWith('#'));
  expect(headings).toEqual([
    '# Example docs',
    `## ${mcp.name}`,
    `## ${gateway.name}: How-to guides: First steps`,
    '## Optional',
  ]);
  expect(content).not.toContain('Hidden');
  expect(content).toContain('- [Start \\[now\\]](https://docs.example.com/d/guide/start.md): About it.');
  expect(content).toContain('- [Home](https://docs.example.com/d/index.md): About it.');
});

test('the build stops when a sidebar names a page that was not published', () => {
  expect(() => llmsIndex(site, sections, [home])).toThrow('the sidebar leads to /d/guide, which was not published');
});

test('there is a full text of everything, and one of each product', () => {
  const [all, ...parts] = fullTexts(site, sections, pages);
  expect(all?.path).toBe('llms-full.txt');
  expect(all?.content.match(/^Source: .*$/gm)).toEqual([
    'Source: https://docs.example.com/d/guide',
    'Source: https://docs.example.com/d/guide/start',
  ]);
  expect(parts.map(({path}) => path)).toEqual(['toolhive/llms-full.txt', 'codegate/llms-full.txt']);
  expect(parts[1]?.content).not.toContain('Source: https://docs.example.com/d/guide\n');
});
