import {expect} from '@playwright/test';

import {limits} from '../../../src/mcp-server/limits';
import {mcp} from '../../../src/site/products';

import {call, textOf} from './connect';
import {test} from './test';

for (const page of [
  '/toolhive/quickstart',
  'toolhive/quickstart',
  '/toolhive/quickstart.md',
  '/toolhive/quickstart.html',
  '/toolhive/quickstart/',
  'https://docs.example.com/toolhive/quickstart',
  'https://elsewhere.example.com/toolhive/quickstart?x=1',
  'docs://toolhive/quickstart',
]) {
  test(`a page is found by ${page}`, async ({client}) => {
    const text = textOf(await call(client, 'read_page', {page}));
    expect(text).toContain(`Source: https://docs.example.com/toolhive/quickstart (${mcp.name} ${mcp.release})`);
    expect(text).toContain('# Quickstart');
  });
}

test('the home page is found by its path', async ({client}) => {
  expect(textOf(await call(client, 'read_page', {page: '/'}))).toContain('# Welcome');
});

for (const args of [
  {page: '/toolhive/quickstart', section: 'Before you begin'},
  {page: '/toolhive/quickstart', section: 'before-you-begin'},
  {page: '/toolhive/quickstart', section: '## BEFORE YOU BEGIN'},
  {page: '/toolhive/quickstart#before-you-begin'},
]) {
  test(`a section is found by ${JSON.stringify(args)}`, async ({client}) => {
    const text = textOf(await call(client, 'read_page', args));
    expect(text).toContain('Docker is needed.');
    expect(text).not.toContain('thv run fetch');
  });
}

test('a missing section is an error that lists the sections', async ({client}) => {
  const result = await call(client, 'read_page', {page: '/toolhive/quickstart', section: 'Cleanup'});
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain('/toolhive/quickstart has no section "Cleanup"');
  expect(textOf(result)).toContain('- /toolhive/quickstart#before-you-begin (about 20 tokens): Before you begin');
});

test('a missing page is an error that suggests pages', async ({client}) => {
  const result = await call(client, 'read_page', {page: '/toolhive/quikstart'});
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain('Did you mean /toolhive/quickstart');
});

for (const page of [
  '../../../etc/passwd',
  '/etc/passwd',
  'file:///etc/passwd',
  '/toolhive/../../package.json',
  '/%2e%2e/package',
]) {
  test(`no file outside the documentation is read: ${page}`, async ({client}) => {
    const result = await call(client, 'read_page', {page});
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('There is no page');
  });
}

test('a long page is returned in pieces that together are the page', async ({client}) => {
  let [text, offset, pieces] = ['', 0, 0];
  for (;;) {
    const piece = textOf(await call(client, 'read_page', {page: '/toolhive/long', offset}));
    expect(piece.length).toBeLessThanOrEqual(limits.text);
    const [, next] = /Continue with offset (\d+)/.exec(piece) ?? [];
    text += piece;
    pieces += 1;
    if (!next) {
      break;
    }
    offset = Number(next);
  }
  expect(pieces).toBe(4);
  expect(text.match(/A sentence/g)).toHaveLength(1_500);
  expect(text).toContain('The end.');
});

test('an offset beyond the end names the end', async ({client}) => {
  expect(textOf(await call(client, 'read_page', {page: '/', offset: 99_999}))).toMatch(
    /The text ends at character \d+/,
  );
});

test('the pages can be listed, all or those of a product', async ({client}) => {
  const all = textOf(await call(client, 'list_pages'));
  const some = textOf(await call(client, 'list_pages', {product: 'toolhive'}));
  expect(all.split('\n')).toHaveLength(66);
  expect(some.split('\n')).toHaveLength(4);
});

test('a section with an explicit heading id is read and listed by that id', async ({client}) => {
  const page = '/codegate/features/muxing';
  expect(textOf(await call(client, 'read_sections', {ids: [`${page}#files`]}))).toContain('## By file name');
  expect(textOf(await call(client, 'read_page', {page, outline: true}))).toContain(`${page}#files`);
});
