import {expect, test} from '@playwright/test';

import {sidebarEntry, skeleton} from '../../../../src/plugins/authoring/skeleton';
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

test('a title with a colon is quoted', () => {
  const title = 'Logs: where they are';
  expect(parsePage(wish.file, skeleton({...wish, title})).frontMatter.title).toBe(title);
});

test('the sidebar is that of the product', () => {
  const file = 'docs-gateway/how-to/upgrade.mdx';
  expect(sidebarEntry(file)).toEqual({sidebar: 'sidebars-gateway.ts', id: 'how-to/upgrade'});
  expect(sidebarEntry(wish.file)).toEqual({sidebar: 'sidebars-mcp.ts', id: 'toolhive/how-to/read-logs'});
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
