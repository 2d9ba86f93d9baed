import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {visit} from '../support/visit';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});

test.beforeEach(({page}) => visit(page, '/'));

test('the announcement says that CodeGate is archived and leads to what still works', async ({page}) => {
  await expect(bar(page)).toContainText('CodeGate reached its end of life in June 2025');
  await bar(page).getByRole('link', {name: 'What still works'}).click();
  await expect(page).toHaveURL('/codegate');
});

test('a dismissed announcement stays away, also before the application starts', async ({page}) => {
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(bar(page)).toHaveCount(0);
  await visit(page, '/toolhive');
  await expect(bar(page)).toHaveCount(0);
  await page.route('**/assets/js/**', () => undefined);
  await page.goto('/codegate', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});
