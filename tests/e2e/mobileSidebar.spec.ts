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

  for (const [how, close, address] of [
    ['its button', (page) => closer(page).click(), '/toolhive/quickstart'],
    ['going back', (page) => page.goBack(), '/toolhive/quickstart'],
    ['a wider window', (page) => page.setViewportSize({width: width + 1, height: 844}), '/toolhive/quickstart'],
    [
      'choosing a page',
      (page) => menu(page).getByRole('link', {name: 'Install ToolHive'}).click(),
      '/toolhive/how-to/install',
    ],
  ] as readonly [string, (page: Page) => Promise<unknown>, string][]) {
    test(`the open menu closes by ${how}`, async ({page}) => {
      await opener(page).click();
      await expect(menu(page).getByRole('link', {name: 'Quickstart'})).toBeInViewport();
      await close(page);
      await expect(closer(page)).not.toBeInViewport();
      await expect(page).toHaveURL(address);
    });
  }

  test('the menu leads to the products and the outside places by way of the main menu', async ({page}) => {
    await opener(page).click();
    await page.getByRole('button', {name: '← Back to main menu'}).click();
    for (const name of ['ToolHive', 'CodeGate', 'GitHub', 'LinkedIn', 'Discord', 'YouTube']) {
      await expect(menu(page).getByRole('link', {name, exact: true}).filter({visible: true})).toBeInViewport();
    }
  });
});
