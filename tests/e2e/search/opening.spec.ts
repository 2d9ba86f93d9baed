import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {row} from '../../support/whole';

import {Modal, remember} from './modal';

const path = '/toolhive/quickstart';
const searchButton = (page: Page) => page.getByRole('button', {name: 'Search (Ctrl+K)'});

/** Ways to open and to close that are no key. */
const clicks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the button': (page) => searchButton(page).click(),
  Cancel: (page) => page.getByRole('button', {name: 'Cancel'}).click(),
  'a click beside it': ({mouse}) => mouse.click(20, 500),
};
const act = (page: Page, way: string): Promise<void> => clicks[way]?.(page) ?? page.keyboard.press(way);

// Each way on another kind of page.
const ways = [
  ['/codegate', 'Meta+k', 'Meta+k'],
  ['/category/kubernetes-deployment', '/', 'a click beside it'],
  ['/theme-preview', 'the button', 'Cancel'],
] as const;

for (const [at, [from, open, close]] of ways.entries()) {
  test(`opens on ${from} by ${open}, closes by ${close}, and the focus goes back`, row(at), async ({page}) => {
    await visit(page, from);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await act(page, open);
    const {dialog, input} = new Modal(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await expect(page.locator('dialog:modal')).toHaveAccessibleName('Search');
    await act(page, close);
    await expect(dialog).toBeHidden();
    await expect(open === 'the button' ? searchButton(page) : link).toBeFocused();
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

test('keeps the focus inside, and lets the keyboard reach every control', async ({page}) => {
  const modal = await Modal.open(page);
  await remember(modal, 'thv proxy');
  await modal.input.fill('');
  await modal.dialog.getByRole('button', {name: 'Save this search'}).waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      reached.add(
        await modal.dialog.evaluate((dialog) => {
          const {activeElement: at, body} = document;
          const place = at === body ? 'the browser' : 'the page';
          return dialog.contains(at) ? (at?.getAttribute('title') ?? at?.className ?? '') : place;
        }),
      );
    }
    const controls = ['DocSearch-Input', 'DocSearch-Cancel', 'Save this search', 'Remove this search from history'];
    expect([...reached]).toEqual(expect.arrayContaining(controls));
    expect([...reached]).not.toContain('the page');
  }
});

test.describe('when the network fails', () => {
  test.use({allowedMessages: /search-modal|ERR_FAILED|Loading (CSS )?chunk|could not be loaded/i});

  test('says so instead of opening, and opens when the network is back', async ({page}) => {
    // Script and styles fail one after the other; a new attempt while one is on its way shares its failure.
    let underway = 0;
    page.on('request', () => (underway += 1));
    page.on('requestfinished', () => (underway -= 1));
    page.on('requestfailed', () => (underway -= 1));
    await page.route('**/search-modal.*', (route) => route.abort());
    await visit(page, path);
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toHaveText(/^Search could not be loaded/);
    await expect.poll(() => underway).toBe(0);
    await page.unroute('**/search-modal.*');
    await page.keyboard.press('/');
    await expect(new Modal(page).input).toBeFocused();
    await expect(page.getByText('Search could not be loaded')).toBeHidden();
  });
});
