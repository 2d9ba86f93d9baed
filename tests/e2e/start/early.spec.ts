import type {Locator, Page} from '@playwright/test';

import {holdRequests} from '../../support/holdRequests';
import {scriptsAskedFor} from '../../support/responses';
import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

const application = '**/assets/js/main.*.js';
const guide = '/toolhive/how-to/install';

/** Opens a page on which nothing scrolls, so that nothing moves, and finds a folded category of its sidebar. */
async function categoryOn(page: Page): Promise<Locator> {
  await page.setViewportSize({width: 1440, height: 1000});
  await page.goto('/codegate/quickstart');
  return page.getByRole('complementary').getByRole('button', {name: 'Reference', exact: true});
}

test('a control shows at once that its effect is coming, and has it when the application runs', async ({page}) => {
  const release = await holdRequests(page, application);
  await page.goto(guide);
  const tab = page.getByRole('main').getByRole('tab', {name: 'Windows', exact: true}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('data-waiting');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).not.toHaveAttribute('data-waiting');
});

test('of two acts that come too early, the last one counts', async ({page}) => {
  const release = await holdRequests(page, application);
  await page.goto(guide);
  await page.getByRole('button', {name: /^Switch between/}).click();
  await page.keyboard.press('Control+k');
  await expect(page.locator('[data-waiting]')).toHaveCount(1);
  release();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test('a press has its effect when the application replaces its control before the release', async ({page}) => {
  const release = await holdRequests(page, application);
  const category = await categoryOn(page);
  const pressed = await category.elementHandle();
  await category.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => pressed?.evaluate(({isConnected}) => isConnected)).toBe(false);
  await page.mouse.up();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('a tap acts once after a touch that ended in a scroll', async ({page}) => {
  const release = await holdRequests(page, application);
  const category = await categoryOn(page);
  await category.evaluate((element) => {
    element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    element.dispatchEvent(new PointerEvent('pointercancel', {bubbles: true}));
  });
  release();
  await hydrated(page);
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('the menu is not opened by a tap on a narrow page that is wide by then', async ({page}) => {
  const release = await holdRequests(page, application);
  await page.setViewportSize({width: 820, height: 844});
  await page.goto(guide);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.setViewportSize({width: 1180, height: 844});
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.getByRole('main').getByRole('heading', {level: 1}).click();
});

test('an event without a key, as browsers send when they fill in a field, starts the application', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => document.querySelector('main')?.dispatchEvent(new Event('keydown', {bubbles: true})));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('links and the contents of a narrow page work without the application', async ({page}) => {
  await page.route(application, () => undefined);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide);
  await page.getByText('On this page', {exact: true}).click();
  await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
  await page.goto('/toolhive/quickstart');
  await page.getByRole('link', {name: 'Overview'}).first().click();
  await expect(page).toHaveURL(/\/toolhive$/);
});

test('details that were opened early stay open, and close', async ({page}) => {
  await page.goto('/theme-preview');
  const details = page.locator('main details').first();
  await details.locator('summary').click();
  await hydrated(page);
  await expect(details).toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details).not.toHaveAttribute('open');
});

test('a page under a mouse that rests loads no script file', async ({page}) => {
  const scripts = scriptsAskedFor(page);
  await page.goto('/toolhive/quickstart');
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', {clientX: 9, bubbles: true})));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
