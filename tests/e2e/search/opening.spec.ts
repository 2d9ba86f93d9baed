import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal, remember} from './modal';

const path = '/toolhive/quickstart';
const searchButton = (page: Page) => page.getByRole('button', {name: 'Search (Ctrl+K)'});

/** Ways to open the search and to close it, and whether the focus then goes to the search button. */
const ways: readonly [string, (page: Page) => Promise<void>, string, (modal: Modal) => Promise<void>, boolean][] = [
  [
    'Control+K',
    ({keyboard}) => keyboard.press('Control+k'),
    'Control+K',
    ({page}) => page.keyboard.press('Control+k'),
    false,
  ],
  ['Meta+K', ({keyboard}) => keyboard.press('Meta+k'), 'Meta+K', ({page}) => page.keyboard.press('Meta+k'), false],
  ['a slash', ({keyboard}) => keyboard.press('/'), 'Escape', ({page}) => page.keyboard.press('Escape'), false],
  [
    'the button',
    (page) => searchButton(page).click(),
    'Cancel',
    ({dialog}) => dialog.getByRole('button', {name: 'Cancel'}).click(),
    true,
  ],
  [
    'Control+K',
    ({keyboard}) => keyboard.press('Control+k'),
    'a click beside it',
    ({page}) => page.mouse.click(20, 500),
    false,
  ],
];

for (const [how, open, end, close, atButton] of ways) {
  test(`opens by ${how}, and closes by ${end}, and the focus goes back`, async ({page}) => {
    await visit(page, path);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await open(page);
    const modal = new Modal(page);
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await expect(modal.dialog).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    await close(modal);
    await expect(modal.dialog).toBeHidden();
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    await expect(atButton ? searchButton(page) : link).toBeFocused();
  });
}

test('closes by Escape when the focus got lost, and keeps the page below where it was', async ({page}) => {
  const modal = await Modal.open(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 700));
  await Modal.press(page);
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

for (const [what, init, keyCode] of [
  ['Escape that cancels a conversion', {key: 'Escape', isComposing: true}, 27],
  ['Enter with which Safari ends a conversion', {key: 'Enter'}, 229],
] as const) {
  test(`leaves ${what} to the input method`, async ({page}) => {
    const modal = await Modal.open(page, path);
    await modal.search('secrets');
    await expect(modal.rows.first()).toHaveAttribute('aria-selected', 'true');
    for (const target of ['.DocSearch-Input', 'body']) {
      await page.locator(target).dispatchEvent('keydown', {...init, keyCode, bubbles: true, cancelable: true});
    }
    await expect(modal.input).toHaveValue('secrets');
    await expect(modal.rows.first()).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('ignores an event without a key, as browsers send when they fill in a field', async ({page}) => {
  await visit(page, path);
  await page.locator('body').dispatchEvent('keydown');
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', {bubbles: true})));
  const modal = await Modal.press(page);
  await modal.input.evaluate((input) => input.dispatchEvent(new Event('keydown', {bubbles: true})));
  await modal.search('secrets');
  await expect(modal.rows.first()).toBeVisible();
});

test('is available on every kind of page', async ({page}) => {
  for (const kind of ['/', '/codegate', '/category/kubernetes-deployment', '/theme-preview', '/search']) {
    const {dialog} = await Modal.open(page, kind);
    await expect(dialog, kind).toBeVisible();
  }
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
