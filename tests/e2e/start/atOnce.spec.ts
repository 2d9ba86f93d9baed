import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {buildDir} from '../../support/site';
import {expect, test} from '../../support/test';

/** All scripts but the first. */
const application = /\/assets\/js\/(?!runtime~main)/;
const guide = '/toolhive/how-to/install';

test.describe('on a phone whose scripts fail', () => {
  test.use({viewport: {width: 390, height: 844}, allowedMessages: /Failed to load resource/});

  test('the menu stays, and closes', async ({page}) => {
    await page.route(application, (route) => route.abort());
    await page.goto(guide);
    const menu = page.getByRole('dialog', {name: 'Menu'});
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await failed;
    await expect(menu.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).toBeHidden();
  });
});

test.describe('while the application never arrives', () => {
  test.beforeEach(({page}) => page.route(application, () => undefined));

  test('a tab opens everywhere by a click, and is stored', async ({page}) => {
    await page.goto(guide);
    const tabs = page.getByRole('main').getByRole('tab', {name: 'Windows', exact: true});
    expect(await tabs.count()).toBeGreaterThan(1);
    await tabs.first().click();
    for (const tab of await tabs.all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab opens by its keys, and has the focus', async ({page}) => {
    await page.goto(guide);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const last = (await tabs.count()) - 1;
    await tabs.first().click();
    for (const [key, place] of [
      ['ArrowLeft', last],
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['Home', 0],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(place)).toBeFocused();
      await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').first()).toHaveAttribute(
        'aria-labelledby',
        (await tabs.nth(place).getAttribute('id')) ?? '',
      );
    }
  });

  test.describe('with access to the clipboard', () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('the page is copied and the visitor is told so', async ({page}) => {
      await page.goto(guide);
      const actions = page.getByRole('group', {name: 'Page actions'});
      await actions.getByRole('button', {name: 'Copy page'}).click();
      await expect(actions.getByRole('button')).toHaveText('Copied');
      await expect(actions.getByRole('status')).toHaveText('The page is on the clipboard as Markdown.');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(readFileSync(join(buildDir, `${guide}.md`), 'utf8'));
    });
  });

  test('the page actions open and close', async ({page}) => {
    await page.goto(guide);
    const actions = page.getByRole('group', {name: 'Page actions'});
    await actions.locator('summary').click();
    await expect(actions.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await actions.locator('summary').click();
    await expect(actions.getByRole('link', {name: 'View as Markdown'})).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('the menu opens and closes', async ({page}) => {
      await page.goto(guide);
      const menu = page.getByRole('dialog', {name: 'Menu'});
      const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
      for (const close of [
        () => menu.getByRole('button', {name: 'Close navigation bar'}).click(),
        () => page.mouse.click(380, 400),
        () => page.keyboard.press('Escape'),
      ]) {
        await opener.click();
        await expect(menu.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
        await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
        await close();
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  });

  test('the search takes text, and Escape returns the focus', async ({page}) => {
    await page.goto(guide);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox');
    await expect(box).toBeFocused();
    await expect(box).toHaveCSS('opacity', '1');
    await page.keyboard.type('a/b');
    await expect(box).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(link).toBeFocused();
  });

  for (const [how, close] of [
    ['Cancel', (page: Page) => page.getByRole('button', {name: 'Cancel'}).click()],
    ['Control+K', (page: Page) => page.keyboard.press('Control+k')],
    ['a click beside it', (page: Page) => page.mouse.click(20, 500)],
  ] as const) {
    test(`the search closes by ${how}`, async ({page}) => {
      await page.goto(guide);
      await page.keyboard.press('Control+k');
      const box = page.getByRole('dialog', {name: 'Search'});
      await expect(box).toBeVisible();
      await close(page);
      await expect(box).toBeHidden();
    });
  }
});
