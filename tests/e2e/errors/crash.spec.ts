import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

test.use({allowedMessages: /The contents broke/});

test('a page that crashes says why, and can be tried again', async ({page}) => {
  // The table of contents throws an error with a cause until `window.isFixed` is set.
  await page.addInitScript(() => {
    const original = document.querySelectorAll.bind(document);
    document.querySelectorAll = (selector: string) => {
      if (selector.startsWith('h2.anchor') && !('isFixed' in window)) {
        throw new Error('The contents broke', {cause: new Error('The headings are missing')});
      }
      return original(selector);
    };
  });
  await visit(page, '/toolhive/quickstart');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('The contents broke')).toContainText('Cause:');
  await expect(page.getByText('The headings are missing')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {isFixed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});
