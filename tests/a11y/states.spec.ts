import {openBuilder} from '../e2e/api-reference/openBuilder';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';
import {row} from '../support/whole';

import {violations} from './axe';

test.use({reducedMotion: 'reduce'});

test('everyone can use the open mobile menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/toolhive/quickstart');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport({ratio: 1});
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', {name: '← Back to main menu'}).click();
  expect(await violations(page)).toEqual([]);
});

test('everyone can read what details hide and every tab shows', async ({page}) => {
  await visit(page, '/theme-preview');
  const main = page.getByRole('main');
  for (const summary of await main.locator('summary').all()) {
    await summary.click();
  }
  for (const tab of await main.getByRole('tab').all()) {
    await tab.click();
    expect(await violations(page)).toEqual([]);
  }
});

test('everyone can follow where the keyboard is', async ({page}) => {
  await visit(page, '/toolhive');
  await page.keyboard.press('Tab');
  expect(await violations(page)).toEqual([]);
});

for (const [at, anchor] of ['list-workspace-messages', 'create-workspace'].entries()) {
  test(`everyone can fill in the request builder of ${anchor}`, row(at), async ({page}) => {
    await visit(page, '/codegate/reference/api');
    const builder = await openBuilder(page, anchor);
    const more = builder.getByRole('button', {name: 'Show optional parameters'});
    if ((await more.count()) > 0) {
      await more.click();
    }
    expect(await violations(page, builder)).toEqual([]);
  });
}
