import {expect, test} from '../support/test';

import {type Copy, copySite, start, type Started} from './copy';

const base = '/docs/';
let copy: Copy;
let server: Started;

test.describe.configure({mode: 'serial'});
test.use({
  baseURL: async ({}, provide) => provide(server.origin + base),
  // Messages of React and the bundler in development mode.
  allowedMessages: /Download the React DevTools|\[HMR\]|\[webpack-dev-server\]/,
});

test.beforeAll(async () => {
  copy = copySite('variant-development');
  server = await start(copy, {BASE_URL: base});
});
test.afterAll(() => server.stop());

test('who edits a page sees the change without a reload', async ({page}) => {
  await page.goto('toolhive/quickstart', {timeout: 200_000});
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  copy.edit('docs-mcp/toolhive/quickstart.mdx', 'You need:', 'You need these four:');
  await expect(page.getByText('You need these four:')).toBeVisible();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Built site only'})).toBeVisible();
});

test('who edits the data of a command sees the change on its page', async ({page}) => {
  await page.goto('toolhive/reference/cli/thv_list');
  await expect(page.getByRole('heading', {level: 1, name: 'thv list'})).toBeVisible();
  copy.edit('specs/mcp/cli.json', 'thv list [flags]', 'thv list [everything]');
  await expect(page.getByText('thv list [everything]')).toBeVisible();
});

test('who edits a page finds the change with the search, which leads there below the path', async ({page}) => {
  copy.edit('docs-mcp/toolhive/how-to/logs.mdx', 'A background server has two logs.', 'Zugzwang has two logs.');
  const index = async (): Promise<string> => {
    const manifest = await page.request.get('search-index/manifest.json');
    const {pages} = (await manifest.json()) as {pages: string};
    return (await page.request.get(new URL(pages, manifest.url()).href)).text();
  };
  await expect.poll(index).toContain('Zugzwang');
  await page.goto('search?q=zugzwang');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result for "zugzwang"');
  await page.getByRole('main').getByRole('link', {name: 'Read and protect logs'}).click();
  await expect(page).toHaveURL(`${server.origin}${base}toolhive/how-to/logs`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('thv secret set');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${server.origin}${base}toolhive/`));
  await expect(page.getByRole('heading', {level: 1})).toContainText('secret');
});
