import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {hydrated, visit} from '../support/visit';

const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const html = (page: Page) => page.locator('html');

test.use({colorScheme: 'dark', allowedMessages: /Failed to load resource/});

test('the toggle goes through light, dark and back to the system, and keeps the choice under the key theme', async ({
  page,
}) => {
  await visit(page, '/toolhive');
  for (const mode of ['light', 'dark']) {
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).toBe(mode);
  }
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(/system mode/);
  expect(await stored(page)).toBeNull();
});

test('a choice outlives the visit and wins over the system', async ({page}) => {
  await visit(page, '/toolhive');
  await toggle(page).click();
  await page.reload();
  await hydrated(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.goto('/codegate');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('the mobile menu has the toggle, too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/toolhive');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await toggle(page).filter({visible: true}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a first page is ${colorScheme} as the system is, before any script file arrives`, async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.emulateMedia({colorScheme});
    await page.goto('/toolhive');
    expect(await html(page).getAttribute('data-theme')).toBe(colorScheme);
  });
}
