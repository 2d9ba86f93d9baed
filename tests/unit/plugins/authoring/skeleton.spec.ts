import {expect, test} from '@playwright/test';

import {sidebarEntry, skeleton, withEntry} from '../../../../src/plugins/authoring/skeleton';
import {parsePage} from '../../../content/prose/parse';
import {rules} from '../../../content/prose/rules';

const description = 'Where the log files of a server are, how to follow them, and how to remove those of old servers.';
const wish = {file: 'docs-mcp/toolhive/how-to/read-logs.mdx', kind: 'how-to', title: 'Read the logs', description};

for (const kind of ['overview', 'tutorial', 'how-to', 'concept', 'reference']) {
  test(`a new page of the kind ${kind} keeps all style rules`, () => {
    const page = parsePage(wish.file, skeleton({...wish, kind}));
    expect(page.frontMatter).toEqual({title: wish.title, description, kind});
    expect(Object.values(rules).flatMap((rule) => rule(page))).toEqual([]);
  });
}

for (const title of ['Logs: where they are', '404', 'true', '- and more', '2026-01-01']) {
  test(`the title "${title}" stays the text that it is`, () => {
    expect(parsePage(wish.file, skeleton({...wish, title})).frontMatter.title).toBe(title);
  });
}

test('the sidebar is that of the product', () => {
  const file = 'docs-gateway/how-to/upgrade.mdx';
  expect(sidebarEntry(file)).toEqual({sidebar: 'sidebars-gateway.ts', id: 'how-to/upgrade'});
  expect(sidebarEntry(wish.file)).toEqual({sidebar: 'sidebars-mcp.ts', id: 'toolhive/how-to/read-logs'});
});

test('a page joins the last of its folder in the sidebar, on a line of its own or within one', () => {
  const sidebar =
    "[\n  'index',\n  {link: {type: 'doc', id: 'a/index'}, items: [\n    'a/one',\n  ]},\n  {items: ['b/one', 'c/one']},\n]";
  expect(withEntry(sidebar, 'a/two')).toBe(sidebar.replace("'a/one',", "'a/one',\n    'a/two',"));
  expect(withEntry(sidebar, 'b/two')).toBe(sidebar.replace("'b/one'", "'b/one', 'b/two'"));
  expect(withEntry(sidebar, 'faq')).toBe(sidebar.replace("'index',", "'index',\n  'faq',"));
  expect(withEntry(sidebar, 'd/one')).toBeUndefined();
});

const refused: [Partial<typeof wish>, string][] = [
  [{file: 'docs/read-logs.mdx'}, 'a page is below docs-mcp or docs-gateway'],
  [{file: 'docs-mcp/toolhive/ReadLogs.mdx'}, 'lower case'],
  [{file: 'docs-mcp/toolhive/read-logs.md'}, '.mdx'],
  [{kind: 'guide'}, 'kind must be one of'],
  [{description: 'Too short.'}, 'description must have'],
];

for (const [change, message] of refused) {
  test(`no page is made from ${JSON.stringify(change)}`, () => {
    expect(() => skeleton({...wish, ...change})).toThrow(message);
  });
}
