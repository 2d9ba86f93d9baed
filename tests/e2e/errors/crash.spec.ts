import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';

test.use({allowedMessages: /code block broke/});

/** Makes every code block of the page throw, with a cause, until `window.mended` is set. */
function breakCodeBlocks(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const Original = window.MutationObserver;
    window.MutationObserver = class extends Original {
      constructor(callback: MutationCallback) {
        if (!('mended' in window)) {
          throw new Error('A code block broke', {cause: new Error('The observer is missing')});
        }
        super(callback);
      }
    };
  });
}

test('a visitor of a page that crashes reads why and can try again', async ({page}) => {
  await breakCodeBlocks(page);
  await page.goto('/toolhive/quickstart');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('A code block broke')).toContainText('Cause:');
  await expect(page.getByText('The observer is missing')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('a visitor leaves a crashed page by the navbar', async ({page}) => {
  await breakCodeBlocks(page);
  await page.goto('/toolhive/quickstart');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'CodeGate'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'CodeGate'})).toBeVisible();
});
