import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';

import {firstActions} from './actions';

const application = '**/assets/js/main.*.js';

/** The three networks on which a first action has to work. */
const networks: Record<string, (page: Page) => Promise<void>> = {
  'a fast network': async () => undefined,
  'slow 4G': async (page) => {
    const session = await page.context().newCDPSession(page);
    const slow4G = {offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375};
    await session.send('Network.emulateNetworkConditions', slow4G);
  },
  'a network that delays the application by 3 s': async (page) => {
    await page.route(application, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
  },
};

for (const [network, set] of Object.entries(networks)) {
  for (const {name, path, width, act, effect} of firstActions) {
    test(`on ${network}, ${name} has its effect once`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await set(page);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await act(page);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await effect(page);
    });
  }
}

test('a link works by itself before the application runs', async ({page}) => {
  await page.route(application, () => undefined);
  await page.goto('/toolhive/quickstart');
  await page.getByRole('link', {name: 'Overview'}).first().click();
  await expect(page).toHaveURL(/\/toolhive$/);
});

test('a page under a mouse that rests loads no script file', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/toolhive/quickstart');
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', {clientX: 9, bubbles: true})));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('when the application cannot be loaded, details open without it', async ({page, complaints}) => {
  await page.route(application, (route) => route.abort());
  await page.goto('/theme-preview');
  await page.getByText('What is inside').click();
  await expect(page.getByText('Text, lists and code can be inside.')).toBeVisible();
  complaints.length = 0;
});
