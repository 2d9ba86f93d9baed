import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal, remember} from './modal';

const path = '/toolhive/quickstart';
const searchButton = (page: Page) => page.getByRole('button', {name: 'Search (Ctrl+K)'});

for (const [open, close] of [
  ['Control+k', 'Control+k'],
  ['Meta+k', 'Meta+k'],
  ['/', 'Escape'],
  ['its button', 'Cancel'],
  ['Control+k', 'a click beside it'],
] as const) {
  test(`opens by ${open}, closes by ${close}, and the focus goes back`, async ({page}) => {
    await visit(page, path);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await (open === 'its button' ? searchButton(page).click() : page.keyboard.press(open));
    const {dialog, input} = new Modal(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await expect(page.locator('dialog:modal')).toHaveAccessibleName('Search');
    if (close === 'Cancel') {
      await dialog.getByRole('button', {name: close}).click();
    } else if (close === 'a click beside it') {
      await page.mouse.click(20, 500);
    } else {
      await page.keyboard.press(close);
    }
    await expect(dialog).toBeHidden();
    await expect(open === 'its button' ? searchButton(page) : link).toBeFocused();
  });
}

test('closes by Escape when the focus got lost, and keeps the page below where it was', async ({page}) => {
  await visit(page, path);
  await page.evaluate(() => window.scrollTo(0, 700));
  const {dialog} = await Modal.press(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('the slash key writes a slash in a text field, and opens the search at a choice', async ({page}) => {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(new Modal(page).dialog).toBeHidden();
  await page.getByRole('radio', {name: 'ToolHive'}).press('/');
  await expect(new Modal(page).input).toBeFocused();
});

test('ignores an event without a key, as browsers send when they fill in a field', async ({page}) => {
  const modal = await Modal.open(page);
  for (const target of [modal.input, page.locator('body')]) {
    await target.evaluate((element) => element.dispatchEvent(new Event('keydown', {bubbles: true})));
  }
  await modal.search('secrets');
  await expect(modal.rows.first()).toBeVisible();
});

test('is available on every kind of page', async ({page}) => {
  for (const kind of ['/', '/codegate', '/category/kubernetes-deployment', '/theme-preview', '/search']) {
    const {dialog} = await Modal.open(page, kind);
    await expect(dialog, kind).toBeVisible();
  }
});

test('has an input, a clear button, a cancel button and a footer with key hints', async ({page}) => {
  const {dialog, input} = await Modal.open(page);
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

test('is a combobox that says whether its trees are shown, and how many results there are', async ({page}) => {
  const modal = await Modal.open(page);
  const box = modal.dialog.getByRole('combobox', {name: 'Search'});
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(modal.status).toHaveText('');
  await modal.search('server');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(modal.status).toHaveText(/^\d+ results for "server"$/);
  const trees = ((await box.getAttribute('aria-controls')) ?? '').split(' ');
  expect(await modal.groups.evaluateAll((groups) => groups.map(({id}) => id))).toEqual(trees);
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`lets ${key} reach every control, and nothing of the page below`, async ({page}) => {
    const modal = await Modal.open(page);
    await remember(modal, 'thv proxy');
    await modal.input.fill('');
    await modal.dialog.getByRole('button', {name: 'Save this search'}).waitFor();
    const names = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      names.add(
        await modal.dialog.evaluate((dialog) => {
          const {activeElement: at, body} = document;
          const place = at === body ? 'the browser' : 'the page';
          return dialog.contains(at) ? (at?.getAttribute('title') ?? at?.className ?? '') : place;
        }),
      );
    }
    expect([...names]).toEqual(expect.arrayContaining(['Save this search', 'Remove this search from history']));
    expect([...names].join()).toMatch(/DocSearch-Input.*DocSearch-Cancel|DocSearch-Cancel.*DocSearch-Input/);
    expect([...names]).not.toContain('the page');
  });
}

test.describe('when the network fails', () => {
  test.use({allowedMessages: /search-modal|ERR_FAILED|Loading (CSS )?chunk|could not be loaded/i});

  test('says so instead of opening, and opens when the network is back', async ({page}) => {
    await page.route('**/search-modal.*', (route) => route.abort());
    await visit(page, path);
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toHaveText(/^Search could not be loaded/);
    await page.unroute('**/search-modal.*');
    await page.keyboard.press('/');
    await expect(new Modal(page).input).toBeFocused();
    await expect(page.getByText('Search could not be loaded')).toBeHidden();
  });
});
