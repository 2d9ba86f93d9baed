import {readFileSync} from 'node:fs';
import {type AddressInfo} from 'node:net';
import {join} from 'node:path';

import {expect, test as base} from '@playwright/test';

import {readHeadersFile} from '../../src/preview/headersFile';
import {previewServer} from '../../src/preview/server';
import {apiCatalogPath} from '../../src/site/hosting';
import {redirects} from '../../src/site/redirects';
import {buildDir} from '../support/site';
import {sitemapPaths} from '../support/sitemap';
import {filesBelow} from '../support/sources';

import {type Answer, ask} from './ask';
import {startCaddy, startNginx} from './programs';

interface Servers {
  readonly nginx: string;
  readonly caddy: string;
  readonly preview: string;
}

const test = base.extend<object, {servers: Servers}>({
  servers: [
    async ({}, provide) => {
      const [nginx, caddy] = [await startNginx(), await startCaddy()];
      const preview = previewServer(buildDir);
      await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
      const {port} = preview.address() as AddressInfo;
      await provide({nginx: nginx.origin, caddy: caddy.origin, preview: `http://127.0.0.1:${port}`});
      [nginx, caddy].forEach(({stop}) => stop());
      preview.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

const rules = readHeadersFile(readFileSync(join(buildDir, '_headers'), 'utf8'));
const compared = [...Object.keys(rules('/')), 'cache-control', 'content-type', 'link'];
const pages = sitemapPaths();
const others = filesBelow('build', '')
  .filter((file) => /\.\w+$/.test(file) && !/\.html$|^_|^vercel/.test(file))
  .filter((file, i, all) =>
    !file.startsWith('assets/') && !file.startsWith('social/')
      ? true
      : all.findIndex((other) => other.replace(/.*\./, '') === file.replace(/.*\./, '')) === i,
  )
  .map((file) => `/${file}`);

const read = ({status, headers, body}: Answer): Record<string, unknown> => ({
  status,
  body,
  varies: String(headers.vary ?? '')
    .split(/,\s*/)
    .includes('Accept'),
  ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
});

for (const [form, accept] of [
  ['a browser', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ['an agent that accepts Markdown', 'text/markdown, text/html, */*'],
  ['an agent that accepts anything', '*/*'],
  ['an agent that prefers HTML', 'text/html, text/markdown;q=0.5'],
  ['an agent that refuses Markdown', 'text/markdown;q=0, */*'],
] as const) {
  test(`nginx and Caddy send ${form} the same pages with the same headers as the preview`, async ({servers}) => {
    for (const path of [...pages, '/no-such-page', '/toolhive/no-such-page']) {
      const expected = read(await ask(servers.preview, path, accept));
      expect(expected['content-security-policy']).toContain('sha256-');
      expect.soft(read(await ask(servers.nginx, path, accept)), `nginx ${path}`).toEqual(expected);
      expect.soft(read(await ask(servers.caddy, path, accept)), `Caddy ${path}`).toEqual(expected);
    }
  });
}

test('nginx and Caddy send every other kind of file with the same headers as the preview', async ({servers}) => {
  expect(others.length).toBeGreaterThan(100);
  for (const path of [...others, `/${apiCatalogPath}`, '/assets/js/gone.1a2b3c4d.js']) {
    const expected = read(await ask(servers.preview, path));
    expect.soft(read(await ask(servers.nginx, path)), `nginx ${path}`).toEqual(expected);
    expect.soft(read(await ask(servers.caddy, path)), `Caddy ${path}`).toEqual(expected);
  }
});

const moved: readonly [from: string, to: string][] = [
  ...redirects.map(({from, to}): [string, string] => [from, to]),
  ...redirects.map(({from, to}): [string, string] => [`${from}?q=1&r=%2F`, `${to}?q=1&r=%2F`]),
  ['/index.html', '/'],
  ['/index.html?a=b', '/?a=b'],
  ['/toolhive.html', '/toolhive'],
  ['/toolhive/', '/toolhive'],
  ['/toolhive//', '/toolhive'],
  ['/toolhive/index.html?a=b', '/toolhive?a=b'],
  ['/toolhive/quickstart.html', '/toolhive/quickstart'],
  ['/toolhive/quickstart/', '/toolhive/quickstart'],
  ['/toolhive/reference/cli/thv_list.html', '/toolhive/reference/cli/thv_list'],
];

for (const server of ['nginx', 'caddy'] as const) {
  test(`${server} redirects old and non-canonical URLs to the page, with the query`, async ({servers}) => {
    for (const [from, to] of moved) {
      const {status, headers} = await ask(servers[server], from);
      expect.soft([status, headers.location], from).toEqual([301, to]);
      expect.soft(headers['content-security-policy'], from).toBe(rules('/')['content-security-policy']);
    }
  });

  test(`${server} does not serve the files that configure it`, async ({servers}) => {
    for (const path of [
      '/_headers',
      '/_redirects',
      '/_hosting/nginx-server.conf',
      '/_hosting/',
      '/vercel.json',
      '/404.html',
      '/404',
    ]) {
      expect.soft((await ask(servers[server], path)).status, path).toBe(404);
    }
  });

  test(`${server} never redirects to another host and responds to every malformed URL`, async ({servers}) => {
    const odd = [
      '//example.com/',
      '//example.com/x.html',
      '/\\example.com/',
      '/%5Cexample.com/',
      '/%2F%2Fexample.com/',
      '/%2F/example.com/',
    ]
      .concat([
        '/x%0d%0aSet-Cookie:a=b/',
        '/x%0aLocation:%20http://example.com/',
        '/.//example.com/',
        '/..//example.com/x.html',
      ])
      .concat([
        '/../../etc/passwd',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/..%2f..%2fpackage.json',
        '/toolhive/../package.json',
      ])
      .concat([
        '/%00',
        '/a%00.html',
        '/%ff%fe',
        '/TOOLHIVE',
        '/toolhive%20',
        '/toolhive;a',
        '/toolhive/%2e',
        '/*',
        '/~',
        `/${'a'.repeat(3000)}`,
      ]);
    for (const path of odd) {
      const {status, headers, body} = await ask(servers[server], path);
      expect.soft(status, path).toBeLessThan(500);
      expect.soft(String(headers.location ?? '/'), path).toMatch(/^\/(?![/\\])/);
      expect.soft(headers['set-cookie'], path).toBeUndefined();
      expect.soft(body, path).not.toMatch(/root:|"devDependencies"/);
    }
  });
}
