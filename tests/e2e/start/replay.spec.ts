import type {Page} from '@playwright/test';

import {expect, test, watch} from '../../support/test';

import {type FirstAction, firstActions} from './actions';

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

/** Does an action in a window of its own, before the application runs there. */
async function replay(page: Page, {path, width, act, effect}: FirstAction, slow: (page: Page) => Promise<void>) {
  await page.setViewportSize({width, height: 900});
  await slow(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await act(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await effect(page);
}

test.describe.configure({mode: 'parallel'});

for (const [network, slow] of Object.entries(networks)) {
  test(`on ${network}, each of ${firstActions.length} first actions has its effect once`, async ({
    browser,
    baseURL = '',
  }) => {
    // Most of the time goes by in waiting for the network, so the visitors wait together.
    const visits = firstActions.map((action) =>
      test.step(action.name, async () => {
        const context = await browser.newContext({baseURL});
        const complaints = watch(context, new URL(baseURL).host);
        await replay(await context.newPage(), action, slow);
        await context.close();
        return complaints;
      }),
    );
    expect((await Promise.all(visits)).flat()).toEqual([]);
  });
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
