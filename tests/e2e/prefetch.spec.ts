import type {Page} from '@playwright/test';

import {limits} from '../../src/site/limits';
import {setConnection} from '../support/chunks';
import {scriptsAskedFor} from '../support/responses';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';
import {row} from '../support/whole';

const prefetched = (page: Page) => page.locator('head link[rel=prefetch]');
const quickstart = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'});

test('pages whose links are in view are fetched ahead after a while', async ({page}) => {
  await setConnection(page, {effectiveType: '4g', saveData: false});
  await page.clock.install();
  await visit(page, '/toolhive/how-to/install');
  expect(await prefetched(page).count()).toBe(0);
  const later = async (): Promise<number> => {
    await page.clock.runFor(limits.prefetchDelay);
    return prefetched(page).count();
  };
  await expect.poll(later).toBeGreaterThan(20);
});

test('a page whose link is pointed at is loaded before the click', async ({page}) => {
  await setConnection(page, {effectiveType: '4g', saveData: false});
  await visit(page, '/toolhive/how-to/install');
  const scripts = scriptsAskedFor(page);
  await quickstart(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

const slowLines = [
  {effectiveType: '4g', saveData: true},
  {effectiveType: '2g', saveData: false},
];

for (const [at, slow] of slowLines.entries()) {
  const label = slow.saveData ? 'with data saver' : `on ${slow.effectiveType}`;

  test(`nothing is fetched ahead ${label}, and pages still open`, row(at), async ({page}) => {
    await setConnection(page, slow);
    await visit(page, '/toolhive/how-to/install');
    const scripts = scriptsAskedFor(page);
    await quickstart(page).hover();
    await expect(quickstart(page)).toBeInViewport();
    expect(await prefetched(page).count()).toBe(0);
    expect(scripts).toEqual([]);
    await quickstart(page).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
  });
}
