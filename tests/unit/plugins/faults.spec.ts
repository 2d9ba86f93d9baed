import {expect, test} from '@playwright/test';

import {report} from '../../../src/plugins/faults';

const folder = process.cwd();
const notRendered = (page: string, cause: Error) =>
  new Error(`Can't render static file for pathname "${page}"`, {cause});
const unrendered = (...errors: Error[]) =>
  new Error('Unable to build website for locale en.', {
    cause: new Error('Docusaurus static site generation failed', {cause: new AggregateError(errors)}),
  });

test('a page that cannot be rendered is named with the cause', () => {
  const error = unrendered(
    notRendered('/codegate/quickstart', new ReferenceError('name is not defined')),
    notRendered('/toolhive/how-to/install', new TypeError("Cannot read properties of null (reading 'a')\n\nMore")),
  );
  expect(report(error)).toBe(
    'docs-gateway/quickstart.mdx: name is not defined\n' +
      "docs-mcp/toolhive/how-to/install.mdx: Cannot read properties of null (reading 'a')",
  );
});

test('pages with the same cause share a line', () => {
  const pages = ['/docs/codegate', '/docs/codegate/about/faq', '/docs/search'];
  const error = unrendered(...pages.map((page) => notRendered(page, new Error('a is undefined'))));
  expect(report(error)).toBe('docs-gateway/index.mdx and 2 more: a is undefined');
});

test('pages that cannot be compiled are named with line and cause', () => {
  const part = (file: string, cause: string, details: string) =>
    `╰─▶   × Error: MDX compilation failed for file "${folder}/${file}"\n        │ Cause: ${cause}\n        │ Details:\n        │ ${details}\n        │     at compileToJSX (/a/utils.js:93:15)\n`;
  const message = [
    `[ERROR] Client bundle compiled with errors therefore further build is impossible.\n${part('docs-mcp/a.mdx', 'Expected a closing tag for `<details>` (9:1-9:10)', '{ "name": "1:1" }')}`,
    part('docs-gateway/b.mdx', 'Unexpected end of file in expression', '{\n        │   "line": 12,\n        │ }'),
    part('docs-mcp/c.mdx', `${folder}/docs-mcp/c.mdx:9: the diagram has no drawing`, 'Error: the diagram'),
    `× Error: ${folder}/docs-mcp/d.mdx: front matter: title is missing\n        │     at parseFrontMatter (/a/b.ts:56:11)\n`,
    '× Module parse failed in style.css',
  ].join('\n\n--------------------------\n\n');
  expect(String(report(message)).split('\n')).toEqual([
    'docs-mcp/a.mdx:9: Expected a closing tag for `<details>` (9:1-9:10)',
    'docs-gateway/b.mdx:12: Unexpected end of file in expression',
    'docs-mcp/c.mdx:9: the diagram has no drawing',
    'docs-mcp/d.mdx: front matter: title is missing',
    '× Module parse failed in style.css',
  ]);
});

test('a bug keeps its stack, and other messages their text', () => {
  const bug = new TypeError('a is not a function');
  expect(report(bug)).toBe(bug);
  expect(report('[publish] done')).toBe('[publish] done');
  expect(report(404)).toBe(404);
});
