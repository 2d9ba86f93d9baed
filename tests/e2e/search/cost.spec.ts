import type {Page} from '@playwright/test';

import {saveData} from '../../support/chunks';
import {responses, sentBytes} from '../../support/responses';
import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';
import {whole} from '../../support/whole';

import {Modal} from './modal';

/** Maximum bytes of the modal and the first search after brotli. */
const firstUse = 350_000;

/** Opens a page, and returns the addresses of the search that it has requested so far. */
async function open(page: Page): Promise<() => string[]> {
  const seen = responses(page);
  await page.goto('/toolhive/quickstart');
  await page.waitForLoadState('networkidle');
  const urls = (): string[] =>
    seen.map((response) => response.url()).filter((url) => /search|docsearch|algolia/i.test(url));
  expect(urls()).toEqual([]);
  await hydrated(page);
  return urls;
}

test('only the modal is loaded before it opens, once the application is idle', async ({page}) => {
  const urls = await open(page);
  await expect.poll(urls).toContainEqual(expect.stringContaining('/search-modal.'));
  await page.waitForLoadState('networkidle');
  expect(urls().filter((url) => !url.includes('/search-modal.'))).toEqual([]);
});

test('visitors who save data load the modal when they are about to search', async ({page}) => {
  await saveData(page);
  const urls = await open(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => fetch('/robots.txt')));
  expect(urls()).toEqual([]);
  await page.getByRole('button', {name: /^Search \(/}).hover();
  await expect.poll(urls).toContainEqual(expect.stringContaining('/search-modal.'));
});

test(`the modal and the first search cost at most ${firstUse / 1000} kB`, whole, async ({page}) => {
  await saveData(page);
  await open(page);
  const seen = responses(page);
  const modal = await Modal.press(page);
  await modal.search('proxy');
  await expect(modal.rows.first()).toBeVisible();
  expect(await sentBytes(seen)).toBeLessThan(firstUse);
});
