import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';

const page1 = '/toolhive/how-to/install';
const tabs = (page: Page, name: string) => page.getByRole('main').getByRole('tab', {name, exact: true});

test('choosing a system in one place chooses it on the whole page and on later pages', async ({page}) => {
  await visit(page, page1);
  expect(await tabs(page, 'Windows').count()).toBeGreaterThan(1);
  await tabs(page, 'Windows').first().click();
  for (const tab of await tabs(page, 'Windows').all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.reload();
  await hydrated(page);
  await expect(tabs(page, 'Windows').first()).toHaveAttribute('aria-selected', 'true');
});

test('a keyboard user moves between tabs with the arrow keys', async ({page}) => {
  await visit(page, page1);
  const first = page.getByRole('main').getByRole('tab').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-selected', 'true');
});
