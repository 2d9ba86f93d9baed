import type {Client} from '@modelcontextprotocol/client';
import {expect, test} from '@playwright/test';

import {type Context, contextOf} from '../../src/mcp-server/context';
import {readFiles} from '../../src/mcp-server/files';
import {findSection} from '../../src/mcp-server/library';
import {buildDir} from '../support/site';
import {sitemapPaths} from '../support/sitemap';
import {questions} from '../unit/mcp-server/questions';
import {call, connectTo, textOf} from '../unit/mcp-server/test';

test.describe.configure({mode: 'default'});

let client: Client;
let context: Context;

test.beforeAll(async () => {
  context = contextOf(await readFiles(buildDir));
  client = await connectTo(context);
});

const pagesFor = async (query: string): Promise<string[]> => {
  const {structuredContent} = await call(client, 'search_docs', {query});
  return (structuredContent as {hits: {page: string}[]}).hits.map(({page}) => page);
};

test('at least 57 of 60 questions have an expected page among the first three hits', async () => {
  const missed: string[] = [];
  for (const {ask, pages} of questions) {
    const found = (await pagesFor(ask)).slice(0, 3);
    if (!found.some((page) => pages.includes(page))) {
      missed.push(`${ask} ${found.join(' ')}`);
    }
  }
  expect(questions).toHaveLength(60);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
});

test('every page that the questions expect exists', () => {
  const known = new Set(sitemapPaths());
  expect(questions.flatMap(({pages}) => pages).filter((page) => !known.has(page))).toEqual([]);
});

test('every published page can be listed and read, in bounded answers', async () => {
  const listed = textOf(await call(client, 'list_pages'));
  for (const path of sitemapPaths()) {
    expect.soft(listed).toContain(`- ${path}: `);
    const text = textOf(await call(client, 'read_page', {page: path}));
    expect.soft(text, path).toContain('Source: ');
    expect.soft(text.length, path).toBeLessThanOrEqual(16_000);
  }
});

test('a heading can be read by its explicit id', () => {
  const ids = Object.entries(context.manifest.anchors).flatMap(([route, anchors]) =>
    Object.values(anchors).map((id) => ({route, id})),
  );
  const unread = ids.filter(({route, id}) => {
    const page = context.library.get(route);
    return !page || !findSection(page, id);
  });
  expect(ids.length).toBeGreaterThan(0);
  expect(unread).toEqual([]);
});
