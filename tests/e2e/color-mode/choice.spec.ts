import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';

const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const html = (page: Page) => page.locator('html');

test.use({colorScheme: 'dark'});

test('a visitor goes through light, dark and back to the system, and the choice is kept under the key theme', async ({
  page,
}) => {
  await visit(page, '/toolhive');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(/system mode/);
  expect(await stored(page)).toBeNull();
});

test('the choice of a visitor outlives the visit and wins over the system', async ({page}) => {
  await visit(page, '/toolhive');
  await toggle(page).click();
  await page.reload();
  await hydrated(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/codegate');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('a second tab changes with the first', async ({page, context}) => {
  const second = await context.newPage();
  await visit(page, '/toolhive');
  await visit(second, '/codegate');
  await toggle(page).click();
  await expect(html(second)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(second)).toHaveAccessibleName(/light mode/);
});

test('the mode can be chosen from the mobile menu too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/toolhive');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await toggle(page).filter({visible: true}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});
