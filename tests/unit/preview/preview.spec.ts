import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {previewServer} from '../../../src/preview';
import {listen} from '../../support/ports';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test('a built site is served as static hosts do, pages in two forms', async ({}, {outputDir}) => {
  for (const [path, text] of Object.entries({
    'index.html': '<h1>Home</h1>',
    'index.md': '# Home',
    'guide.html': '<h1>Guide</h1>',
    'guide.md': '# Guide',
    'guide/part.html': '<h1>Part</h1>',
    'assets/main.1a2b3c.js': 'main()',
    '404.html': '<h1>Not found</h1>',
    _headers: '',
  })) {
    mkdirSync(join(outputDir, path, '..'), {recursive: true});
    writeFileSync(join(outputDir, path), text);
  }
  writeFileSync(join(outputDir, '..', 'outside.txt'), 'secret');
  const server = previewServer(outputDir);
  const origin = await listen(server);
  const get = async (path: string, headers: Record<string, string> = {accept: browser}, method = 'GET') => {
    const response = await fetch(origin + path, {headers, method});
    return {status: response.status, text: await response.text(), of: (name: string) => response.headers.get(name)};
  };
  try {
    const page = await get('/guide');
    expect([page.status, page.text, page.of('content-type')]).toEqual([
      200,
      '<h1>Guide</h1>',
      'text/html; charset=utf-8',
    ]);
    const copy = await get('/guide', {accept: 'text/markdown'});
    expect([copy.status, copy.text, copy.of('content-type')]).toEqual([200, '# Guide', 'text/markdown; charset=utf-8']);
    expect([page.of('vary'), copy.of('vary')]).toEqual(['Accept', 'Accept']);
    expect((await get('/', {accept: 'text/markdown'})).text).toBe('# Home');
    expect((await get('/guide/')).text).toBe('<h1>Guide</h1>');
    expect((await get('/guide/part', {accept: 'text/markdown'})).text).toBe('<h1>Part</h1>');
    expect((await get('/guide.md')).text).toBe('# Guide');
    expect((await get('/guide', {}, 'HEAD')).text).toBe('');
    expect((await get('/guide', {}, 'POST')).status).toBe(405);
    expect((await get('/assets/main.1a2b3c.js')).of('cache-control')).toContain('immutable');
    expect((await get('/guide')).of('cache-control')).toContain('must-revalidate');
    expect((await get('/guide')).of('x-content-type-options')).toBe('nosniff');
    expect((await get('/assets/gone.1a2b3c.js')).of('cache-control')).toContain('must-revalidate');
    for (const path of ['/nothing', '/..%2foutside.txt', '/%00', '/assets', '/_headers', '/404']) {
      const missing = await get(path);
      expect([missing.status, missing.text], path).toEqual([404, '<h1>Not found</h1>']);
    }
    expect((await get('/%zz')).status).toBe(400);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
