import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

test.use({colorScheme: 'dark', allowedMessages: /^warning: Docusaurus browser storage is not available/});

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {get});
    Object.defineProperty(window, 'sessionStorage', {get});
  });
});

test('without storage the site warns once and follows the system', async ({page, complaints}) => {
  await visit(page, '/toolhive');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toHaveLength(1);
});

test('without storage a visitor can still switch the mode for this visit', async ({page}) => {
  await visit(page, '/toolhive');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('without storage the announcement can be dismissed for this visit', async ({page}) => {
  await visit(page, '/toolhive');
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
});
