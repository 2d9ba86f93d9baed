import {brand} from '../../src/site/brand';
import {expect, test} from '../support/test';
import {hydrated, visit} from '../support/visit';

test.use({allowedMessages: /^error: Failed to load resource: the server responded with a status of 404/});

test('a visitor with a typing error is told so and finds the page that was meant', async ({page}) => {
  const response = await page.goto('/toolhive/quikstart');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page not found | ${brand.siteName}`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(page.getByText('Nothing is published at /toolhive/quikstart')).toBeVisible();
  const near = page.getByRole('navigation', {name: 'Pages with a similar address'});
  await near.getByRole('link').first().click();
  await expect(page).toHaveURL('/toolhive/quickstart');
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('a visitor with an address unlike any page gets the ways to both products, and a search for its words', async ({
  page,
}) => {
  await visit(page, '/xyzzy');
  await expect(page.getByText('Nothing is published at /xyzzy')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Pages with a similar address'})).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'ToolHive'})).toBeVisible();
  await expect(main.getByRole('link', {name: 'CodeGate'})).toBeVisible();
  await main.getByRole('link', {name: 'Search the documentation for “xyzzy”'}).click();
  await expect(page).toHaveURL('/search?q=xyzzy');
  await expect(main.getByRole('status')).toHaveText('No results for "xyzzy"');
});
