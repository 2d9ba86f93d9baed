import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal, remember} from './modal';

const path = '/toolhive/quickstart';
const searchButton = (page: Page) => page.getByRole('button', {name: 'Search (Ctrl+K)'});
const press =
  (key: string) =>
  ({keyboard}: Page) =>
    keyboard.press(key);

const acts = {
  'Control+K': press('Control+k'),
  'Meta+K': press('Meta+k'),
  'a slash': press('/'),
  'the button': (page: Page) => searchButton(page).click(),
  Escape: press('Escape'),
  Cancel: (page: Page) => page.getByRole('button', {name: 'Cancel'}).click(),
  'a click beside it': ({mouse}: Page) => mouse.click(20, 500),
};

// Each way on another kind of page.
for (const [from, open, close] of [
  ['/', 'Control+K', 'Control+K'],
  ['/codegate', 'Meta+K', 'Meta+K'],
  ['/category/kubernetes-deployment', 'a slash', 'Escape'],
  ['/theme-preview', 'the button', 'Cancel'],
  [path, 'Control+K', 'a click beside it'],
] as const) {
  test(`opens on ${from} by ${open}, and closes by ${close}, and the focus goes back`, async ({page}) => {
    await visit(page, from);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await acts[open](page);
    const {dialog, input} = new Modal(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    await acts[close](page);
    await expect(dialog).toBeHidden();
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    await expect(open === 'the button' ? searchButton(page) : link).toBeFocused();
  });
}

test('closes by Escape when the focus got lost, and keeps the page below where it was', async ({page}) => {
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, 700));
  const modal = await Modal.press(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
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
  const modal = await Modal.open(page, path);
  for (const target of [page.locator('body'), modal.input]) {
    await target.evaluate((element) => element.dispatchEvent(new Event('keydown', {bubbles: true})));
  }
  await modal.search('secrets');
  await expect(modal.rows.first()).toBeVisible();
});

test('keeps the focus inside, and lets the keyboard reach every control', async ({page}) => {
  const modal = await Modal.open(page);
  await remember(modal, 'thv proxy');
  await modal.input.fill('');
  await modal.dialog.getByRole('button', {name: 'Save this search'}).waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    await modal.input.focus();
    const names: string[] = [];
    do {
      await page.keyboard.press(key);
      names.push(
        await modal.dialog.evaluate((dialog) =>
          dialog.contains(document.activeElement) ? (document.activeElement?.className ?? '') : 'outside',
        ),
      );
    } while (!names.at(-1)?.includes('DocSearch-Input') && names.length < 30);
    expect(names).not.toContain('outside');
    expect(names.filter((name) => name.includes('Cancel'))).toHaveLength(1);
    expect(names.filter((name) => name.includes('action-button'))).toHaveLength(2);
  }
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
