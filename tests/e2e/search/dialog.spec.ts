import {expect, test} from '../../support/test';

import {Modal, remember} from './modal';

test('is a modal dialog with a name', async ({page}) => {
  const {dialog} = await Modal.open(page);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
});

test('is a combobox that says whether its tree of results is shown', async ({page}) => {
  const modal = await Modal.open(page);
  const box = modal.dialog.getByRole('combobox', {name: 'Search'});
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await modal.search('server');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const trees = ((await box.getAttribute('aria-controls')) ?? '').split(' ');
  expect(await modal.groups.evaluateAll((groups) => groups.map(({id}) => id))).toEqual(trees);
});

test('keeps the focus inside, forwards and backwards', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press(key);
      expect(await modal.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  }
});

test('lets the keyboard reach every control, and come round again', async ({page}) => {
  const modal = await Modal.open(page);
  await remember(modal, 'thv proxy');
  await modal.input.fill('');
  await modal.dialog.getByRole('button', {name: 'Save this search'}).waitFor();
  await modal.input.focus();
  const names: string[] = [];
  do {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => (document.activeElement as HTMLElement).className));
  } while (!names.at(-1)?.includes('DocSearch-Input'));
  expect(names.filter((name) => name.includes('Cancel'))).toHaveLength(1);
  expect(names.filter((name) => name.includes('action-button'))).toHaveLength(2);
});

test('says how many results there are', async ({page}) => {
  const modal = await Modal.open(page);
  await expect(modal.status).toHaveText('');
  await modal.search('muxing');
  await expect(modal.status).toHaveText(/^\d+ results for "muxing"$/);
});

test('keeps the page below where it was', async ({page}) => {
  const modal = await Modal.open(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 700));
  await Modal.press(page);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
