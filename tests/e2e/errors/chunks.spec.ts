import {saveData} from '../../support/chunks';
import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';

test.use({allowedMessages: /ChunkLoadError|Loading chunk|Loading CSS chunk|^error: Failed to load resource/});

const scripts = '**/assets/js/**';

test('when the code of the next page is gone, a warning is logged and the page is loaded anew', async ({
  page,
  complaints,
}) => {
  await saveData(page);
  await visit(page, '/toolhive');
  await page.route(scripts, (route) => route.abort());
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await reloaded;
  await page.unroute(scripts);
  expect(complaints.filter((text) => /^warning: .*chunk/i.test(text))).not.toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL('/toolhive/quickstart');
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('a page whose code cannot be loaded is still readable', async ({page}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/toolhive/quickstart');
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});
