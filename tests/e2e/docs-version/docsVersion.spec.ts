import type {Page} from '@playwright/test';

import {products} from '../../../src/site/products';
import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';

const storedVersion = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const {id, name, path} of products) {
  const key = `docs-preferred-version-${id}`;

  test(`the preferred version of the ${name} pages is kept in local storage under ${key}`, async ({page}) => {
    await visit(page, path);
    await page.evaluate((slot) => localStorage.setItem(slot, 'current'), key);
    await page.reload();
    await hydrated(page);
    expect(await storedVersion(page, key)).toBe('current');
  });

  test(`a preferred version of the ${name} pages that is no longer published is forgotten`, async ({page}) => {
    await visit(page, path);
    await page.evaluate((slot) => localStorage.setItem(slot, 'v0-gone'), key);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => storedVersion(page, key)).toBeNull();
  });
}
