import type {Page} from '@playwright/test';

import {packageLimits} from '../support/packageLimits';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

const opener = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closer = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const menu = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const width = packageLimits.mobileBreakpoint;

test(`under ${width} px the sidebar gives way to a menu button`, async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.setViewportSize({width: width + 1, height: 800});
  await visit(page, '/toolhive/quickstart');
  await expect(sidebar).toBeVisible();
  await expect(opener(page)).toBeHidden();
  await page.setViewportSize({width: width - 1, height: 800});
  await expect(sidebar).toBeHidden();
  await expect(opener(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test.beforeEach(async ({page}) => {
    await visit(page, '/toolhive');
    await page.getByRole('main').getByRole('link', {name: 'Quickstart'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  });

  test('the open menu closes by its button, a wider window, going back and choosing a page', async ({page}) => {
    const ways: readonly (() => Promise<unknown>)[] = [
      () => closer(page).click(),
      () => page.setViewportSize({width: width + 1, height: 844}),
      () => page.goBack(),
      () => menu(page).getByRole('link', {name: 'Install ToolHive'}).click(),
    ];
    for (const close of ways) {
      await page.setViewportSize({width: 390, height: 844});
      await expect(page).toHaveURL('/toolhive/quickstart');
      await opener(page).click();
      await expect(menu(page).getByRole('link', {name: 'Quickstart'})).toBeInViewport();
      await close();
      await expect(closer(page)).not.toBeInViewport();
    }
    await expect(page).toHaveURL('/toolhive/how-to/install');
  });

  test('the menu leads to the products and the outside places by way of the main menu', async ({page}) => {
    await opener(page).click();
    await page.getByRole('button', {name: '← Back to main menu'}).click();
    for (const name of ['ToolHive', 'CodeGate', 'GitHub', 'LinkedIn', 'Discord', 'YouTube']) {
      await expect(menu(page).getByRole('link', {name, exact: true}).filter({visible: true})).toBeInViewport();
    }
  });
});
