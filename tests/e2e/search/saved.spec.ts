import type {Locator} from '@playwright/test';

import {packageLimits} from '../../support/packageLimits';
import {storageFaults} from '../../support/storageFaults';
import {expect, test} from '../../support/test';

import {Modal, remember, savedKeys} from './modal';

const {recent, favorites} = packageLimits.search;

/** A stored list of this many searches. */
function saved(count: number, name: string): string {
  const hits = Array.from({length: count}, (_, i) => ({
    objectID: `${name}-${i}`,
    url: '/codegate/features/muxing',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'ToolHive', lvl1: `${name} ${i}`},
  }));
  return JSON.stringify(hits);
}

function list({dialog}: Modal, name: 'Recent' | 'Favorite'): Locator {
  return dialog.getByRole('tree', {name}).getByRole('treeitem');
}

function save(row: Locator): Promise<void> {
  return row.getByRole('button', {name: 'Save this search'}).click();
}

test('recent searches are kept in the browser as lists of hits', async ({page}) => {
  const modal = await Modal.open(page);
  const title = await remember(modal, 'thv proxy');
  const stored = await page.evaluate((key) => localStorage.getItem(key), savedKeys[0] ?? '');
  const hit = {objectID: '/toolhive/reference/cli/thv_proxy', hierarchy: {lvl1: title}};
  expect(JSON.parse(stored ?? '[]')).toMatchObject([hit]);
  await modal.input.fill('');
  await expect(list(modal, 'Recent')).toHaveText([new RegExp(`^${title}`)]);
  await expect(list(await Modal.open(page, '/codegate'), 'Recent')).toContainText([title]);
});

test(`${recent.alone} recent searches are kept without favorites`, async ({page}) => {
  const modal = await Modal.openWith(page, saved(recent.alone, 'Recent'));
  const title = await remember(modal, 'thv proxy');
  await modal.input.fill('');
  await expect(list(modal, 'Recent')).toHaveCount(recent.alone);
  await expect(list(modal, 'Recent').first()).toContainText(title);
  await save(list(modal, 'Recent').first());
  await expect(list(modal, 'Favorite')).toContainText([title]);
});

test(`${recent.besideFavorites} recent and ${favorites} favorite searches are kept beside each other`, async ({
  page,
}) => {
  const modal = await Modal.openWith(page, saved(recent.alone, 'Recent'), saved(favorites, 'Favorite'));
  await expect(list(modal, 'Recent')).toHaveCount(recent.besideFavorites);
  await save(list(modal, 'Recent').first());
  await expect(list(modal, 'Favorite').first()).toContainText('Recent 0');
  await expect(list(modal, 'Favorite')).toHaveCount(favorites);
});

test('removing deletes a search from its list, and a saved search leads to its hit', async ({page}) => {
  const modal = await Modal.openWith(page, saved(2, 'Recent'), saved(1, 'Favorite'));
  await list(modal, 'Recent').first().getByRole('button', {name: 'Remove this search from history'}).click();
  // The list below moves up when the row is removed.
  await expect(list(modal, 'Recent')).toContainText(['Recent 1']);
  await list(modal, 'Favorite').getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(list(modal, 'Favorite')).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), savedKeys[1] ?? '')).toBe('[]');
  await list(modal, 'Recent').getByRole('link').click();
  await expect(page).toHaveURL('/codegate/features/muxing');
});

test('opens with whatever stands in the place of the lists', async ({page}) => {
  for (const value of ['{', '"x"', '7', 'null', '{"a":1}', '[null,1,{},{"objectID":"a"}]']) {
    const {dialog} = await Modal.openWith(page, value, value);
    await expect(dialog.getByText('No recent searches'), value).toBeVisible();
  }
});

test.describe('when the storage does not work', () => {
  test.use({allowedMessages: /storage|Searches cannot be saved|denied/i});

  for (const [name, fault] of Object.entries(storageFaults)) {
    test(`searches, and remembers while the search is open, when ${name}`, async ({page}) => {
      await page.addInitScript(fault);
      const modal = await Modal.open(page);
      const title = await remember(modal, 'thv proxy');
      await modal.input.fill('');
      await expect(list(modal, 'Recent')).toContainText([title]);
    });
  }
});
