import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {visit} from '../support/visit';

const index = '/toolhive/servers';
const shown = (page: Page) => page.locator('[data-category] [data-account] a:visible');

const choice = (page: Page, name: string) => page.locator('label', {hasText: new RegExp(`^${name}$`)});

test('a visitor narrows the recipes before the application runs, and the choice stays', async ({page}) => {
  await page.goto(index);
  await choice(page, 'Databases').click();
  await expect(shown(page)).toHaveCount(3);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(shown(page)).toHaveCount(3);
});

test('a visitor chooses with the keyboard alone, and sees where the focus is', async ({page}) => {
  await visit(page, index);
  await page.getByRole('radio', {name: 'Code and repositories'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Databases'})).toBeFocused();
  await expect(shown(page)).toHaveCount(3);
  await expect(choice(page, 'Databases')).toHaveCSS('outline-style', 'solid');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a visitor narrows the recipes all the same', async ({page}) => {
    await page.goto(index);
    await expect(shown(page)).toHaveCount(31);
    await choice(page, 'Databases').click();
    await expect(shown(page)).toHaveText(['PostgreSQL', 'Redis', 'SQLite']);
    await choice(page, 'Without an account').click();
    await expect(shown(page).filter({hasText: 'GitHub'})).toHaveCount(0);
    await expect(shown(page).filter({hasText: 'Fetch'})).toHaveCount(1);
    await choice(page, 'All').click();
    await expect(shown(page)).toHaveCount(31);
  });
});
