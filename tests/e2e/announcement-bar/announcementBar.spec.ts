import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const dismiss = (page: Page) => page.getByRole('button', {name: 'Dismiss announcement'}).click();

test('a visitor reads that CodeGate is archived and gets to what still works', async ({page}) => {
  await visit(page, '/');
  await expect(bar(page)).toContainText('CodeGate reached its end of life in June 2025');
  await bar(page).getByRole('link', {name: 'What still works'}).click();
  await expect(page).toHaveURL('/codegate');
});

test('a dismissed announcement stays away on other pages and on later visits', async ({page}) => {
  await visit(page, '/');
  await dismiss(page);
  await expect(bar(page)).toHaveCount(0);
  await visit(page, '/toolhive');
  await expect(bar(page)).toHaveCount(0);
});

test('a dismissed announcement does not flash up before the application starts', async ({page}) => {
  await visit(page, '/');
  await dismiss(page);
  await page.route('**/assets/js/**', () => undefined);
  await page.goto('/toolhive', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a new announcement shows itself to visitors who dismissed an earlier one', async ({page}) => {
  await visit(page, '/');
  await dismiss(page);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await visit(page, '/');
  await visit(page, '/toolhive');
  await expect(bar(page)).toBeVisible();
});
