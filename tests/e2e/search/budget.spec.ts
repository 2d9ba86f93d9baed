import type {Page} from '@playwright/test';

import {saveData} from '../../support/chunks';
import {responses, sentBytes} from '../../support/responses';
import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

import {Modal} from './modal';

/** Budget for the first search within a product, in bytes after brotli. */
const firstUse = 160 * 1024;

test('nothing of the search is loaded before it is wanted', async ({page}) => {
  const seen = responses(page);
  await page.goto('/toolhive/quickstart');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(seen.map((response) => response.url()).filter((url) => /search|docsearch|algolia/i.test(url))).toEqual([]);
  const main = await Promise.all(
    seen.filter((response) => /\.js$/.test(response.url())).map((response) => response.text()),
  );
  expect(main.filter((code) => /__DOCSEARCH_|DocSearch-Dropdown/.test(code))).toEqual([]);
});

for (const [name, approach] of Object.entries({
  'the pointer is over the button': (page: Page) => page.getByRole('button', {name: /^Search \(/}).hover(),
  'the button has the focus': (page: Page) => page.getByRole('button', {name: /^Search \(/}).focus(),
})) {
  test(`the modal is loaded when ${name}, and the index is not`, async ({page}) => {
    await page.goto('/toolhive/quickstart');
    await hydrated(page);
    const seen = responses(page);
    await approach(page);
    await expect.poll(() => seen.some((response) => response.url().includes('/search-modal.'))).toBe(true);
    expect(seen.filter((response) => response.url().includes('search-index'))).toEqual([]);
  });
}

for (const [path, query] of [
  ['/toolhive/quickstart', 'proxy'],
  ['/codegate/quickstart', 'workspace'],
] as const) {
  test(`the first use on ${path} loads at most 160 KiB`, async ({page}) => {
    await saveData(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const seen = responses(page);
    const modal = await Modal.press(page);
    await modal.search(query);
    await expect(modal.rows.first()).toBeVisible();
    const bytes = await sentBytes(seen);
    test.info().annotations.push({type: 'first use', description: `${(bytes / 1024).toFixed(1)} KiB`});
    expect(bytes).toBeLessThan(firstUse);
  });
}

test('the pages of the other product are fetched when their product is meant', async ({page}) => {
  await page.goto('/toolhive/quickstart');
  await hydrated(page);
  const indexes: string[] = [];
  page.on('request', (request) => indexes.push(/search\/([a-z]+)\.[\da-f]{8}\.json/.exec(request.url())?.[1] ?? ''));
  const modal = await Modal.press(page);
  await modal.search('proxy');
  expect(indexes.filter(Boolean)).toEqual(['mcp']);
  await modal.search('CODEGATE_OLLAMA_URL');
  await expect(modal.rows.first()).toBeVisible();
  expect(indexes.filter(Boolean)).toEqual(['mcp', 'all']);
});
