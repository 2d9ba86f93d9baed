import {holdScripts, saveData} from '../../support/chunks';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

const delay = packageLimits.progressBarDelay;

test(`a visitor sees a progress bar when a page takes longer than ${delay} ms, until it is there`, async ({page}) => {
  await saveData(page);
  await page.clock.install({time: 0});
  await visit(page, '/toolhive');
  const letThrough = await holdScripts(page);
  await page.clock.pauseAt(60_000);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL('/toolhive/quickstart');
  await page.clock.runFor(delay - 1);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress .bar')).toHaveCount(1);
  await expect(page.locator('[role="bar"]')).toHaveCount(0);
  await page.clock.resume();
  letThrough();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a quick page shows no progress bar', async ({page}) => {
  await page.clock.install({time: 0});
  await visit(page, '/toolhive');
  await page.clock.pauseAt(60_000);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  await page.clock.runFor(delay * 2);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
