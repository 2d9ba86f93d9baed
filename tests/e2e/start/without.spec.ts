import {expect, test} from '../../support/test';

const application = '**/assets/js/main.*.js';

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
