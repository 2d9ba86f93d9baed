import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {Modal} from '../search/modal';

/** Widths in turn, as of a device that is turned or a window that is resized. */
const ways = [
  ['/codegate/how-to/configure', 'proxy', 390, 1440, 390],
  ['/toolhive/servers/redis', 'token', 820, 1180],
] as const;

/** Nothing covers the page, which scrolls under the wheel. */
async function expectFree(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', {level: 1});
  await heading.click({trial: true});
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  const {width, height} = page.viewportSize()!;
  const covers = await page.evaluate(
    ([x, y]) => document.elementsFromPoint(x, y).some((element) => getComputedStyle(element).position === 'fixed'),
    [width / 2, height / 2] as const,
  );
  expect(covers).toBe(false);
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
}

for (const [path, query, first, ...others] of ways) {
  const name = [first, ...others].join(' px, then ');

  test(`the open search of ${path} keeps the focus at ${name} px, and leaves nothing behind`, async ({page}) => {
    await page.setViewportSize({width: first, height: 844});
    await visit(page, path);
    await page.getByRole('button', {name: /^Search/}).click();
    const modal = new Modal(page);
    await modal.search(query);
    for (const width of others) {
      await page.setViewportSize({width, height: 844});
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue(query);
      await expect(modal.input).toBeInViewport({ratio: 1});
      await modal.rows.first().click({trial: true});
    }
    // The results, the query, the modal.
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Escape');
    }
    await expect(modal.dialog).toBeHidden();
    await expectFree(page);
  });

  test(`the open page actions of ${path} stay usable at ${name} px, and close by Escape`, async ({page}) => {
    await page.setViewportSize({width: first, height: 844});
    await visit(page, path);
    const actions = page.getByRole('group', {name: 'Page actions'});
    const toggle = actions.locator('summary');
    const entries = actions.getByRole('list').getByRole('link');
    await toggle.click();
    for (const width of others) {
      await page.setViewportSize({width, height: 844});
      for (const entry of await entries.all()) {
        await expect(entry).toBeInViewport({ratio: 1});
        await entry.click({trial: true});
      }
      await expect(toggle).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(entries.first()).toBeHidden();
    await expectFree(page);
  });
}
