import {limits} from '../../../src/site/limits';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';

import {Modal, remember} from './modal';

test('has an input, a clear button, a cancel button and a footer with key hints', async ({page}) => {
  const {dialog, input} = await Modal.open(page);
  await expect(input).toHaveAttribute('placeholder', 'Search docs');
  await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeVisible();
  for (const hint of ['to select', 'to navigate', 'to close']) {
    await expect(dialog.getByText(hint)).toBeVisible();
  }
  const clear = dialog.getByRole('button', {name: 'Clear the query'});
  await expect(clear).toBeHidden();
  await input.fill('proxy');
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
});

test('groups results by product, 20 in all', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('container');
  await expect(modal.rows).toHaveCount(limits.search.hitsPerPage);
  await expect(modal.groups).toHaveCount(2);
  for (const name of ['ToolHive', 'CodeGate']) {
    await expect(modal.dialog.getByRole('tree', {name, exact: true})).toBeVisible();
  }
});

for (const [where, path, query, address] of [
  ['for all products on the home page', '/', 'proxy', '/search?q=proxy'],
  ['for its product on a guide', '/toolhive/quickstart', 'proxy', '/search?q=proxy&product=mcp'],
  ['for all products where the other one is meant', '/toolhive/quickstart', 'muxing', '/search?q=muxing'],
] as const) {
  test(`leads to the search page by "See all {count} results", ${where}`, async ({page}) => {
    const modal = await Modal.open(page, path);
    await modal.search(query);
    const count = /^(\d+) results/.exec((await modal.status.textContent()) ?? '')?.[1];
    await expect(modal.all).toHaveText(`See all ${count} results`);
    await modal.all.click();
    await expect(page).toHaveURL(address);
    await expect(modal.dialog).toBeHidden();
    // The previous page has status elements too and stays until the search page has loaded.
    const found = page.getByRole('status').filter({hasText: `${count} results for "${query}"`});
    await expect(found).toBeVisible();
  });
}

for (const [width, words] of [
  [820, limits.search.snippetWords],
  [768, packageLimits.search.snippetWordsNarrow],
] as const) {
  test(`shows ${words} words around a match on a screen of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const modal = await Modal.open(page);
    await modal.search('thv run');
    const text = (await modal.rows.first().locator('.DocSearch-Hit-path').textContent()) ?? '';
    const shown = text.replaceAll('…', '').trim().split(/\s+/).length;
    expect(shown).toBeGreaterThanOrEqual(words - 2);
    expect(shown).toBeLessThanOrEqual(words + 2);
  });
}

test('marks the words of the query in titles and texts', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('permission profile');
  await expect(modal.rows.first().locator('mark').first()).toHaveText(/permission/i);
});

test('has nothing but itself on a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {page: shown} = await Modal.open(page);
  expect(await shown.locator('.DocSearch-Modal').boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
});

test('saves a chosen hit among the recent searches', async ({page}) => {
  const modal = await Modal.open(page);
  const title = await remember(modal, 'thv run');
  await modal.input.fill('');
  await expect(modal.dialog.getByRole('tree', {name: 'Recent'}).getByRole('treeitem')).toHaveText([
    new RegExp(`^${title}`),
  ]);
});
