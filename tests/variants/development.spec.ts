import {type ChildProcess, spawn} from 'node:child_process';

import {freePort} from '../support/ports';
import {expect, test} from '../support/test';

import {type Copy, copySite, docusaurus} from './copy';

let copy: Copy;
let child: ChildProcess;
let origin: string;

test.describe.configure({mode: 'serial'});
test.use({
  baseURL: async ({}, provide) => provide(origin),
  // Messages of React and the bundler in development mode.
  allowedMessages: /Download the React DevTools|\[HMR\]|\[webpack-dev-server\]/,
});

test.beforeAll(async () => {
  copy = copySite('variant-development');
  const port = await freePort();
  const args = [docusaurus, 'start', '--no-open', '--port', String(port)];
  child = spawn(process.execPath, args, {cwd: copy.dir, env: {...process.env, SPECS_OFFLINE: '1'}, stdio: 'ignore'});
  origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, {timeout: 200_000}).toBe(true);
});
test.afterAll(() => void child.kill());

test('who edits a page sees the change without a reload', async ({page}) => {
  await page.goto('/toolhive/quickstart', {timeout: 200_000});
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  copy.edit('docs-mcp/toolhive/quickstart.mdx', 'You need:', 'You need these four:');
  await expect(page.getByText('You need these four:')).toBeVisible();
});

test('who copies a page reads that the built site has copies', async ({page}) => {
  await page.goto('/toolhive/quickstart');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Built site only'})).toBeVisible();
});

test('who edits the data of a command sees the change on its page', async ({page}) => {
  await page.goto('/toolhive/reference/cli/thv_list');
  await expect(page.getByRole('heading', {level: 1, name: 'thv list'})).toBeVisible();
  copy.edit('specs/mcp/cli.json', 'thv list [flags]', 'thv list [everything]');
  await expect(page.getByText('thv list [everything]')).toBeVisible();
});

test('who edits a page finds the change with the search', async ({page}) => {
  copy.edit('docs-mcp/toolhive/how-to/logs.mdx', 'A background server has two logs.', 'Zugzwang has two logs.');
  const index = async (): Promise<string> => {
    const manifest = (await (await page.request.get('/search-index/manifest.json')).json()) as {file: string};
    return (await page.request.get(`/search-index/${manifest.file}`)).text();
  };
  await expect.poll(index).toContain('Zugzwang');
  await page.goto('/search?q=zugzwang');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result for "zugzwang"');
  await page.getByRole('main').getByRole('link', {name: 'Read and protect logs'}).click();
  await expect(page).toHaveURL('/toolhive/how-to/logs');
});
