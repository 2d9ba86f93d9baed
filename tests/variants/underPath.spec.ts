import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';

import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {load} from 'cheerio';

import {previewServer} from '../../src/preview';
import {listen} from '../support/ports';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';
import {call, clientOf, textOf} from '../unit/mcp-server/test';

import {type Copy, copySite, docusaurus} from './copy';

const base = '/docs/';
const site = 'https://docs.example.com';
let copy: Copy;
let server: Server;
let origin: string;

const build = (): void => {
  const env = {...process.env, BASE_URL: base, SITE_URL: site, SPECS_OFFLINE: '1'};
  execFileSync(process.execPath, [docusaurus, 'build'], {cwd: copy.dir, env, stdio: 'pipe'});
};

test.describe.configure({mode: 'serial'});
test.use({baseURL: async ({}, provide) => provide(origin)});

test.beforeAll(async () => {
  copy = copySite('variant-under-path');
  build();
  server = previewServer(join(copy.dir, 'build'), base);
  origin = await listen(server);
});
test.afterAll(() => server.close());

test('everything that a page refers to is below the path', async ({request}) => {
  const dir = join(copy.dir, 'build');
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const files = names.filter((file) => file.endsWith('.html') && file !== '404.html');
  const found = files.flatMap((file) => {
    const $ = load(readFileSync(join(dir, file), 'utf8'));
    return $('[href], [src]')
      .toArray()
      .map((element) => new URL($(element).attr('href') ?? $(element).attr('src') ?? '', `${site}${base}${file}`))
      .filter((url) => url.origin === site)
      .map(({pathname}) => pathname);
  });
  const paths = Array.from(new Set(found));
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => path !== '/docs' && !path.startsWith(base))).toEqual([]);
  const answers = await Promise.all(paths.map(async (path) => [path, (await request.head(path)).status()] as const));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect((await request.head('/toolhive/quickstart')).status()).toBe(404);
});

test('pages name the addresses that the sitemap lists', () => {
  const read = (file: string): string => readFileSync(join(copy.dir, 'build', file), 'utf8');
  const sitemap = read('sitemap.xml');
  for (const [file, path] of [
    ['index.html', ''],
    ['toolhive.html', 'toolhive'],
    ['toolhive/quickstart.html', 'toolhive/quickstart'],
  ] as const) {
    const address = load(read(file))('link[rel=canonical]').attr('href');
    expect(address).toBe(site + base + path);
    expect(sitemap).toContain(`<loc>${address}</loc>`);
  }
});

test('a visitor walks, searches, follows a hit, and copies a page', async ({page}) => {
  await visit(page, `${base}toolhive/quickstart`);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Install ToolHive'}).click();
  await expect(page).toHaveURL(`${origin}${base}toolhive/how-to/install`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('thv secret set');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${origin}${base}toolhive/`));
  await expect(page.getByRole('heading', {level: 1})).toContainText('secret');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`url: "${site}${base}toolhive/`);
  await page.goto(`${base}index.html`);
  await expect(page).toHaveURL(origin + base);
});

test('an agent reads the page that a search gives', async () => {
  const start = join(copy.dir, 'src/mcp-server/start.mjs');
  const client = await clientOf(new StdioClientTransport({command: process.execPath, args: [start], stderr: 'ignore'}));
  const {structuredContent} = await call(client, 'search_docs', {query: 'store a secret'});
  const {hits} = structuredContent as {hits: {page: string; url: string}[]};
  expect(new Set(hits.map(({page}) => page)).size).toBe(hits.length);
  for (const {page, url} of hits) {
    expect(url).toMatch(new RegExp(`^${site}${base}`));
    for (const name of [page, url]) {
      expect(textOf(await call(client, 'read_page', {page: name}))).toContain(`Source: ${site}${base}`);
    }
  }
  await client.close();
});

test('the next build shows what was edited since the last, on Windows, too', async ({request}) => {
  const copies = readdirSync(join(copy.dir, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !/quickstart|thv_list/.test(file))
    .map((file) => [file, readFileSync(join(copy.dir, 'build', file), 'utf8')] as const);
  saveAsOnWindows();
  copy.edit('specs/mcp/cli.json', 'thv list [flags]', 'thv list [everything]');
  copy.edit('docs-mcp/toolhive/quickstart.mdx', 'You need:', 'You need these four:');
  build();
  expect(await (await request.get(`${base}toolhive/reference/cli/thv_list`)).text()).toContain('thv list [everything]');
  expect(await (await request.get(`${base}toolhive/quickstart`)).text()).toContain('You need these four:');
  expect(copies.length).toBeGreaterThan(140);
  const changed = copies.filter(([file, text]) => readFileSync(join(copy.dir, 'build', file), 'utf8') !== text);
  expect(changed.map(([file]) => file)).toEqual([]);
});

/** Gives all sources a byte order mark and the line ends of Windows. */
function saveAsOnWindows(): void {
  for (const folder of ['docs-mcp', 'docs-gateway', 'specs', 'src']) {
    readdirSync(join(copy.dir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:mdx|json|ya?ml|css|svg|tsx?)$/.test(file))
      .map((file) => join(copy.dir, folder, file))
      .forEach((file) => writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`));
  }
}
