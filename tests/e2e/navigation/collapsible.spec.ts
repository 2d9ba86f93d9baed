import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

/** Duration of a sidebar category's collapse animation, in milliseconds. */
async function foldingTime(page: Page, category: string): Promise<number> {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const list = sidebar
    .getByRole('listitem')
    .filter({hasText: category})
    .getByRole('list', {includeHidden: true})
    .first();
  await expect(list).toBeVisible();
  await sidebar.getByRole('button', {name: category}).click();
  await expect(list).toBeHidden();
  return list.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) * 1000);
}

test('a longer menu takes longer to fold than a short one', async ({page}) => {
  await visit(page, '/toolhive');
  const short = await foldingTime(page, 'Get started');
  const long = await foldingTime(page, 'Run servers');
  expect(short).toBeGreaterThan(1);
  expect(long).toBeGreaterThan(short);
});

test('a menu folds in 1 ms for visitors who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/toolhive');
  expect(await foldingTime(page, 'Run servers')).toBe(1);
});

test('opening one category leaves the others open', async ({page}) => {
  await visit(page, '/toolhive');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: 'Concepts'}).click();
  await expect(sidebar.getByRole('link', {name: /primer/i})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Install', exact: false}).first()).toBeVisible();
});
