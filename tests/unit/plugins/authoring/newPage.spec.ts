import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {readAsks} from '../../../../src/data/asks/read';
import {newPage, skeleton, withEntry} from '../../../../src/plugins/authoring/newPage';
import {pageKinds} from '../../../../src/site/frontMatter';
import {parsePage} from '../../../content/prose/page';
import {proseRules} from '../../../content/prose/rules';
import {siteDir} from '../../../support/site';

const description = 'Where the log files of a server are, how to follow them, and how to remove those of old servers.';
const wish = {file: 'docs-mcp/toolhive/how-to/read-logs.mdx', kind: 'how-to', title: 'Read the logs', description};

for (const kind of pageKinds) {
  test(`a new page of the kind ${kind} keeps all style rules`, () => {
    const page = parsePage(wish.file, skeleton({...wish, kind}));
    expect(page.frontMatter).toEqual({title: wish.title, description, kind});
    expect(Object.values(proseRules).flatMap((rule) => rule(page))).toEqual([]);
  });
}

test('a page joins the last of its folder in the sidebar, on a line of its own or within one', () => {
  const sidebar =
    "[\n  'index',\n  {link: {type: 'doc', id: 'a/index'}, items: [\n    'a/one',\n  ]},\n  {items: ['b/one', 'c/one']},\n]";
  expect(withEntry(sidebar, 'a/two')).toBe(sidebar.replace("'a/one',", "'a/one',\n    'a/two',"));
  expect(withEntry(sidebar, 'b/two')).toBe(sidebar.replace("'b/one'", "'b/one', 'b/two'"));
  expect(withEntry(sidebar, 'faq')).toBe(sidebar.replace("'index',", "'index',\n  'faq',"));
  expect(withEntry(sidebar, 'd/one')).toBeUndefined();
});

test('a new page has its place in the sidebar and a list of phrasings beside it, and overwrites nothing', () => {
  const site = test.info().outputPath('site');
  cpSync(join(siteDir, 'sidebars-mcp.ts'), join(site, 'sidebars-mcp.ts'));
  newPage(site, wish);
  expect(readFileSync(join(site, 'sidebars-mcp.ts'), 'utf8')).toMatch(
    /'toolhive\/how-to\/[\w-]+',\s+'toolhive\/how-to\/read-logs',\n/,
  );
  const asks = wish.file.replace('.mdx', '.asks.yaml');
  expect(readAsks(site, wish.file)).toEqual({file: asks, aliases: [], page: [], sections: {}});
  rmSync(join(site, wish.file));
  expect(() => newPage(site, wish)).toThrow(`${asks} exists`);
});

test('an author reads in one line why no page is made', () => {
  const file = 'docs-mcp/toolhive/how-to/logs.mdx';
  const matter = ['--kind', 'how-to', '--title', 'Read and protect logs', '--description', description];
  const {status, stderr} = spawnSync(process.execPath, ['src/docusaurus.mjs', 'new:page', file, ...matter], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  expect(stderr).toBe(`${file} exists\n`);
  expect(status).toBe(1);
});
