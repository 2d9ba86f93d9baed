import {expect, test} from '../../support/test';

import {Modal} from './modal';

/** The selected row and its number. */
async function active({rows}: Modal): Promise<number> {
  const states = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-selected')));
  expect(states.filter((state) => state === 'true')).toHaveLength(1);
  return states.indexOf('true');
}

test('the first item is active by default, and arrow keys move the active item, with wrap-around', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  expect(await active(modal)).toBe(0);
  const id = await modal.rows.first().getAttribute('id');
  await expect(modal.input).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowDown');
  expect(await active(modal)).toBe(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const last = (await modal.rows.count()) - 1;
  expect(await active(modal)).toBe(last);
  await expect(modal.rows.nth(last)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  expect(await active(modal)).toBe(0);
});

test('choosing a result by Enter navigates to its url without loading the site again', async ({page}) => {
  const modal = await Modal.open(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await modal.search('thv proxy');
  const href = await modal.rows.first().getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  await expect(modal.dialog).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('choosing a result by a click navigates to its url', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('mux rules');
  const link = modal.rows.nth(1).getByRole('link');
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(modal.dialog).toBeHidden();
});

test('a result on the same page scrolls to its heading', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('quickstart troubleshooting');
  const link = modal.dialog.locator('a[href^="/toolhive/quickstart#"]').first();
  const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page).toHaveURL(`/toolhive/quickstart#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('holding Control, Meta or Shift opens the result in a new tab or window, by Enter', async ({page, context}) => {
  const modal = await Modal.open(page);
  await modal.search('thv proxy');
  const href = await modal.rows.first().getByRole('link').getAttribute('href');
  for (const keys of ['Control', 'Meta', 'Shift']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(`${keys}+Enter`);
    await expect(await opened, keys).toHaveURL(href ?? '');
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('holding Control or Shift opens the result in a new tab or window, by a click', async ({page, context}) => {
  const modal = await Modal.open(page);
  await modal.search('thv proxy');
  const link = modal.rows.first().getByRole('link');
  const href = await link.getAttribute('href');
  for (const keys of ['ControlOrMeta', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await link.click({modifiers: [keys]});
    await expect(await opened, keys).toHaveURL(href ?? '');
    await expect(modal.dialog).toBeVisible();
  }
});
