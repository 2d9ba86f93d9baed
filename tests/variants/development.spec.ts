import type {Page} from '@playwright/test';

import {searchFile} from '../../src/search/types';
import {expect, test as quiet} from '../support/test';

import {copySite, start, type Started} from './copy';

const base = '/docs/';
const copy = copySite('variant-development');

const test = quiet.extend<object, {server: Started}>({
  server: [
    async ({}, provide) => {
      const server = await start(copy, {BASE_URL: base});
      await provide(server);
      server.stop();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: async ({server}, provide) => provide(server.origin + base),
  // Messages of React and the bundler in development mode, whose style sheet looks for the fonts outside of the path.
  allowedMessages: /Download the React DevTools|\[HMR\]|\[webpack-dev-server\]|\/fonts\/|OTS parsing error/,
});
test.describe.configure({mode: 'serial'});

/** The records that the search reads. */
async function searched(page: Page): Promise<string> {
  return (await page.request.get(searchFile)).text();
}

test('who edits a page sees the change without a reload', async ({page}) => {
  await page.goto('toolhive/quickstart', {timeout: 200_000});
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  copy.edit('docs-mcp/toolhive/quickstart.mdx', 'You need:', 'You need these four:');
  await expect(page.getByText('You need these four:')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.request.get('toolhive/quickstart.md');
  expect(copied.headers()['content-type']).toContain('text/markdown');
  expect(await copied.text()).toContain('You need these four:');
});

test('who edits the data of a command sees the change on its page', async ({page}) => {
  await page.goto('toolhive/reference/cli/thv_list');
  await expect(page.getByRole('heading', {level: 1, name: 'thv list'})).toBeVisible();
  copy.edit('specs/mcp/cli.json', 'thv list [flags]', 'thv list [everything]');
  await expect(page.getByText('thv list [everything]')).toBeVisible();
  const copied = await page.request.get('toolhive/reference/cli/thv_list.md');
  expect(await copied.text()).toContain('thv list [everything]');
  await expect.poll(() => searched(page)).toContain('thv list [everything]');
});

test('who edits the description of an API sees the change on its page', async ({page}) => {
  await page.goto('toolhive/reference/api');
  await expect(page.getByText('to see stopped servers too')).toBeVisible();
  copy.edit('specs/mcp/overlay.json', 'to see stopped servers too', 'to see napping servers too');
  await expect(page.getByText('to see napping servers too')).toBeVisible({timeout: 100_000});
  const copied = await page.request.get('toolhive/reference/api.md');
  expect(await copied.text()).toContain('to see napping servers too');
  await expect.poll(() => searched(page)).toContain('to see napping servers too');
});

for (const [what, query, address] of [
  ['a flag', 'thv run --permission-profile', 'toolhive/reference/cli/thv_run#option-permission-profile'],
  ['an operation of an API', 'GET /api/v1beta/servers', 'toolhive/reference/api#list-servers'],
  ["a tool of a recipe's server", 'brave_local_search', 'toolhive/servers/brave-search#brave-search-tools'],
] as const) {
  test(`who searches ${what} finds the page that is made from data`, async ({page}) => {
    await page.goto(`search?${new URLSearchParams({q: query}).toString()}`);
    await expect(page.getByRole('main').locator(`a[href="${base}${address}"]`)).toBeVisible();
  });
}

test('who edits a page finds the change with the search, which leads there below the path', async ({page, server}) => {
  copy.edit('docs-mcp/toolhive/how-to/logs.mdx', 'A background server has two logs', 'Zugzwang has two logs');
  await expect.poll(() => searched(page)).toContain('Zugzwang');
  await page.goto('search?q=zugzwang');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result for "zugzwang"');
  await page.getByRole('main').getByRole('link', {name: 'Read and protect logs'}).click();
  await expect(page).toHaveURL(`${server.origin}${base}toolhive/how-to/logs`);
  await expect(page.getByRole('heading', {level: 1, name: 'Read and protect logs'})).toBeVisible();
});
