import {expect, test} from '../../support/test';

import {Modal} from './modal';

/** Number of the selected row. */
async function active({rows}: Modal): Promise<number> {
  const states = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-selected')));
  expect(states.filter((state) => state === 'true')).toHaveLength(1);
  return states.indexOf('true');
}

test('the first item is active by default, and arrow keys move the active item, with wrap-around', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  const last = (await modal.rows.count()) - 1;
  expect(await active(modal)).toBe(0);
  const id = await modal.rows.first().getAttribute('id');
  await expect(modal.input).toHaveAttribute('aria-activedescendant', id ?? '');
  for (const [key, wanted] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await active(modal)).toBe(wanted);
    await expect(modal.rows.nth(wanted)).toBeInViewport();
  }
});

for (const [what, from, query, how] of [
  ['Enter', '/', 'thv proxy', 'Enter'],
  ['a click', '/', 'mux rules', 'click'],
  ['Enter, to a page of the other product', '/toolhive/quickstart', 'codegate workspaces', 'Enter'],
  ['a click, to a page of the other product', '/codegate/quickstart', 'thv secret set', 'click'],
] as const) {
  test(`choosing a result by ${what}, goes there without loading the site again, and closes the search`, async ({
    page,
  }) => {
    const modal = await Modal.open(page, from);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await modal.search(query);
    const link = modal.rows.first().getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    await (how === 'click' ? link.click() : page.keyboard.press('Enter'));
    await expect(page).toHaveURL(href);
    await expect(modal.dialog).toBeHidden();
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('a result on the same page scrolls to its heading', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('quickstart troubleshooting');
  const link = modal.dialog.locator('a[href^="/toolhive/quickstart#"]').first();
  const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page).toHaveURL(`/toolhive/quickstart#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('holding Control, Meta or Shift opens the result in a new tab or window', async ({page, context}) => {
  const modal = await Modal.open(page);
  await modal.search('thv proxy');
  const link = modal.rows.first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  for (const act of [
    ...['Control', 'Meta', 'Shift'].map((keys) => () => page.keyboard.press(`${keys}+Enter`)),
    ...(['ControlOrMeta', 'Shift'] as const).map((keys) => () => link.click({modifiers: [keys]})),
  ]) {
    const opened = context.waitForEvent('page');
    await act();
    await expect(await opened).toHaveURL(href);
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});
