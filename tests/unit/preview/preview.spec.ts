import {once} from 'node:events';
import {mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import {type AddressInfo} from 'node:net';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {preferredForm} from '../../../src/preview/negotiation';
import {previewServer} from '../../../src/preview/server';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const cases: readonly [accept: string | undefined, form: string][] = [
  [undefined, 'html'],
  ['', 'html'],
  ['*/*', 'html'],
  [browser, 'html'],
  ['text/markdown', 'markdown'],
  ['Text/Markdown; charset=utf-8', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html;q=0.5, text/markdown;q=0.9', 'markdown'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=x', 'html'],
];

for (const [accept, form] of cases) {
  test(`who accepts "${accept}" gets ${form}`, () => {
    expect(preferredForm(accept)).toBe(form);
  });
}

test('a built site is served as static hosts do, pages in two forms', async ({}, {outputDir}) => {
  for (const [path, text] of Object.entries({
    'index.html': '<h1>Home</h1>',
    'index.md': '# Home',
    'guide.html': '<h1>Guide</h1>',
    'guide.md': '# Guide',
    'guide/part.html': '<h1>Part</h1>',
    'assets/main.1a2b3c.js': 'main()',
    '404.html': '<h1>Not found</h1>',
    _headers: '/*\n  X-Frame: no\n/assets/*\n  Cache-Control: public, immutable\n',
  })) {
    mkdirSync(join(outputDir, path, '..'), {recursive: true});
    writeFileSync(join(outputDir, path), text);
  }
  writeFileSync(join(outputDir, '..', 'outside.txt'), 'secret');
  const server = previewServer(outputDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
    expect([page.of('vary'), page.of('link')]).toEqual([
      'Accept',
      '</guide.md>; rel="alternate"; type="text/markdown"',
    ]);

    const copy = await get('/guide', {accept: 'text/markdown'});
    expect([copy.status, copy.text, copy.of('content-type')]).toEqual([200, '# Guide', 'text/markdown; charset=utf-8']);
    expect([copy.of('vary'), copy.of('link')]).toEqual(['Accept', '</guide>; rel="canonical"']);

    expect((await get('/', {accept: 'text/markdown'})).text).toBe('# Home');
    expect((await get('/guide/')).text).toBe('<h1>Guide</h1>');
    expect((await get('/guide/part', {accept: 'text/markdown'})).text).toBe('<h1>Part</h1>');
    expect((await get('/guide.md')).text).toBe('# Guide');
    expect((await get('/guide', {'if-none-match': page.of('etag') ?? ''})).status).toBe(304);
    expect((await get('/guide', {}, 'HEAD')).text).toBe('');
    expect((await get('/guide', {}, 'POST')).status).toBe(405);
    expect((await get('/assets/main.1a2b3c.js')).of('cache-control')).toContain('immutable');
    expect((await get('/guide')).of('cache-control')).toContain('must-revalidate');
    expect((await get('/guide')).of('x-frame')).toBe('no');
    expect((await get('/guide.md')).of('link')).toBe('</guide>; rel="canonical"');
    expect((await get('/index.md')).of('link')).toBe('</>; rel="canonical"');
    expect((await get('/assets/gone.1a2b3c.js')).of('cache-control')).toContain('must-revalidate');
    for (const path of ['/nothing', '/..%2foutside.txt', '/%00', '/assets', '/_headers', '/404']) {
      const missing = await get(path);
      expect([missing.status, missing.text], path).toEqual([404, '<h1>Not found</h1>']);
    }
    expect((await get('/%zz')).status).toBe(400);
    // A new build has other headers.
    writeFileSync(join(outputDir, '_headers'), '/*\n  X-Frame: yes\n');
    utimesSync(join(outputDir, '_headers'), 0, 1);
    expect((await get('/guide')).of('x-frame')).toBe('yes');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
