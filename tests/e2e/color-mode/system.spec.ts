import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a first visit follows a system that prefers ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await visit(page, '/toolhive');
    expect(await mode(page)).toBe(colorScheme);
  });
}

test('an open page follows the system when it changes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/toolhive');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('without script files', () => {
  test.use({allowedMessages: /Failed to load resource/});

  test('a page has its mode before any script file arrives', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/toolhive');
    expect(await mode(page)).toBe('dark');
  });
});
