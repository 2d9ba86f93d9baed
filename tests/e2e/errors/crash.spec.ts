import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

test.use({allowedMessages: /The contents broke/});

/** Makes the table of contents throw an error with a cause until `window.isFixed` is set. */
function breakContents(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const original = document.querySelectorAll.bind(document);
    document.querySelectorAll = (selector: string) => {
      if (selector.startsWith('h2.anchor') && !('isFixed' in window)) {
        throw new Error('The contents broke', {cause: new Error('The headings are missing')});
      }
      return original(selector);
    };
  });
}

test('a visitor of a page that crashes reads why and can try again', async ({page}) => {
  await breakContents(page);
  await visit(page, '/toolhive/quickstart');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('The contents broke')).toContainText('Cause:');
  await expect(page.getByText('The headings are missing')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {isFixed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('a visitor leaves a crashed page by the navbar', async ({page}) => {
  await breakContents(page);
  await visit(page, '/toolhive/quickstart');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {isFixed: true}));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'CodeGate'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'CodeGate'})).toBeVisible();
});
