import type {Locator} from '@playwright/test';

import {violations} from '../../a11y/axe';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {whole} from '../../support/whole';

import {Modal, remember, savedKeys} from './modal';

const {recent, favorites} = packageLimits.search;

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

test('recent searches are kept in the browser as lists of hits', async ({page}) => {
  const modal = await Modal.open(page);
  const title = await remember(modal, 'thv proxy');
  const stored = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as object[],
    savedKeys[0] ?? '',
  );
  expect(stored).toMatchObject([{objectID: '/toolhive/reference/cli/thv_proxy', hierarchy: {lvl1: title}}]);
  await visit(page, '/codegate');
  await expect(list(await Modal.press(page), 'Recent')).toContainText([title]);
});

test(`${recent.alone} recent searches are kept, and saving makes a favorite`, whole, async ({page}) => {
  const modal = await Modal.openWith(page, saved(recent.alone, 'Recent'));
  const title = await remember(modal, 'thv proxy');
  await modal.input.fill('');
  await expect(list(modal, 'Recent')).toHaveCount(recent.alone);
  await expect(list(modal, 'Recent').first()).toContainText(title);
  await list(modal, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
  await expect(list(modal, 'Favorite')).toContainText([title]);
});

test(`${recent.besideFavorites} recent searches are kept beside ${favorites} favorites`, whole, async ({page}) => {
  const modal = await Modal.openWith(page, saved(recent.alone, 'Recent'), saved(favorites, 'Favorite'));
  await expect(list(modal, 'Recent')).toHaveCount(recent.besideFavorites);
  await list(modal, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
  await expect(list(modal, 'Favorite').first()).toContainText('Recent 0');
  await expect(list(modal, 'Favorite')).toHaveCount(favorites);
  expect(await violations(page)).toEqual([]);
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
  const {dialog} = await Modal.openWith(page);
  for (const value of ['{', '"x"', '7', 'null', '{"a":1}', '[null,1,{},{"objectID":"a"}]']) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(([keys, text]) => keys.forEach((key) => localStorage.setItem(key, text)), [
      savedKeys,
      value,
    ] as const);
    await Modal.press(page);
    await expect(dialog.getByText('No recent searches'), value).toBeVisible();
  }
});
