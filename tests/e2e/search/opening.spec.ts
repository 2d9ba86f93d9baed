import type {Page} from '@playwright/test';

import {holdScripts, saveData} from '../../support/chunks';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal} from './modal';

const path = '/toolhive/quickstart';

test('opens by Control or Meta with K, and closes by it', async ({page}) => {
  await visit(page, path);
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    const {dialog, input} = new Modal(page);
    await expect(input).toBeFocused();
    await page.keyboard.press(keys);
    await expect(dialog).toBeHidden();
  }
});

test('opens by the slash key when no text field has focus, and by the search button', async ({page}) => {
  await visit(page, path);
  await page.keyboard.press('/');
  const {dialog, input} = new Modal(page);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', {name: 'Search (Ctrl+K)'}).click();
  await expect(input).toBeFocused();
});

test('the slash key writes a slash when a text field has focus', async ({page}) => {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(new Modal(page).dialog).toBeHidden();
});

test('the slash key opens the search when a box to tick has focus', async ({page}) => {
  await visit(page, '/search');
  await page.getByRole('radio', {name: 'ToolHive'}).press('/');
  await expect(new Modal(page).input).toBeFocused();
});

for (const [how, open] of Object.entries({
  'Control+K': (page: Page) => page.keyboard.press('Control+k'),
  'the slash key': (page: Page) => page.keyboard.press('/'),
})) {
  test(`opens with the hits of a selected text by ${how}`, async ({page}) => {
    await visit(page, path);
    await page.getByRole('heading', {level: 1, name: 'Quickstart'}).selectText();
    await open(page);
    const {input, rows} = new Modal(page);
    await expect(input).toHaveValue('Quickstart');
    await expect(rows.first()).toBeVisible();
  });
}

test('is available on every kind of page', async ({page}) => {
  for (const kind of ['/', '/codegate', '/category/kubernetes-deployment', '/theme-preview', '/search']) {
    const modal = await Modal.open(page, kind);
    await expect(modal.dialog).toBeVisible();
  }
});

test('closes by Escape, and the focus goes back to where it was', async ({page}) => {
  await visit(page, path);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const modal = await Modal.press(page);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('closes by the cancel button, and the focus goes to the search button', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(modal.dialog).toBeHidden();
  await expect(page.getByRole('button', {name: /^Search \(/})).toBeFocused();
});

test('closes by a click beside it, and by Escape when the focus got lost', async ({page}) => {
  const modal = await Modal.open(page);
  await page.mouse.click(20, 500);
  await expect(modal.dialog).toBeHidden();
  await Modal.press(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
});

test('keeps what was typed when a page of the other product arrives meanwhile', async ({page}) => {
  await saveData(page);
  await visit(page, '/codegate');
  const modal = await Modal.press(page);
  await page.keyboard.press('Escape');
  const release = await holdScripts(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'ToolHive'}).click();
  await page.keyboard.press('Control+k');
  await modal.input.fill('secret');
  release();
  await expect(page.getByRole('heading', {level: 1, name: /^ToolHive/})).toBeAttached();
  await expect(modal.input).toHaveValue('secret');
  await expect(modal.input).toBeFocused();
  await expect(modal.rows.first()).toBeVisible();
});

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
