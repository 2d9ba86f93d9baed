import {brotliCompressSync} from 'node:zlib';

import type {Page, Response} from '@playwright/test';

import {sitemapPaths} from '../../support/sitemap';
import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

import {Modal} from './modal';

/** Bytes of the first use, as a host sends them with brotli: for the first pages, and for each page beyond them. */
const budget = {pages: 84, bytes: 160 * 1024, furtherPage: 1.4 * 1024};
const pages = sitemapPaths().length;
const firstUse = budget.bytes + Math.max(0, pages - budget.pages) * budget.furtherPage;

/** Answers that come from now on. */
function responses(page: Page): Response[] {
  const seen: Response[] = [];
  page.on('response', (response) => seen.push(response));
  return seen;
}

async function brotliSize(seen: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(seen.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test('nothing of the search is loaded before it is wanted', async ({page}) => {
  const seen = responses(page);
  await page.goto('/toolhive/quickstart');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(seen.map((response) => response.url()).filter((url) => /search|docsearch|algolia/i.test(url))).toEqual([]);
  const main = await Promise.all(
    seen.filter((response) => /\.js$/.test(response.url())).map((response) => response.text()),
  );
  expect(main.filter((code) => /__DOCSEARCH_|DocSearch-Modal/.test(code))).toEqual([]);
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

test('the first use loads at most 160 KiB, and 1.4 KiB more for each page beyond 84', async ({page}) => {
  // Saves the pages that are fetched ahead because a link to them can be seen.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await page.goto('/toolhive/quickstart');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const seen = responses(page);
  const modal = await Modal.press(page);
  await modal.search('proxy');
  await page.waitForLoadState('networkidle');
  const bytes = await brotliSize(seen);
  test.info().annotations.push({type: 'first use', description: `${(bytes / 1024).toFixed(1)} KiB`});
  expect(bytes).toBeLessThan(firstUse);
});
