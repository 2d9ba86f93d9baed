import type {Response} from '@playwright/test';

import {responses, sentBytes} from '../../support/responses';
import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

/** Budgets in bytes on the wire: before the first interaction, for the application after it, and for the search modal. */
const budgets = {before: 62_000, requests: 12, inlineScript: 5_850, application: 155_000, modal: 32_000};
/** The API pages are as long as their documents. */
const apiBudget = 72_000;

const pages = [
  ['/', budgets.before],
  ['/toolhive/how-to/install', budgets.before],
  ['/toolhive/reference/cli/thv_run', budgets.before],
  ['/codegate/reference/api', apiBudget],
] as const;

const scripts = (seen: readonly Response[]) => seen.filter((one) => one.request().resourceType() === 'script');

for (const [path, budget] of pages) {
  test(`${path} costs few bytes and requests until the reader acts`, async ({page}) => {
    const seen = responses(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    expect(scripts(seen)).toEqual([]);
    const inline = await page
      .locator('script:not([src]):not([type*="json"])')
      .evaluateAll((all) => all.reduce((sum, {textContent}) => sum + (textContent?.length ?? 0), 0));
    expect(inline).toBeLessThanOrEqual(budgets.inlineScript);
    expect(seen.length).toBeLessThanOrEqual(budgets.requests);
    expect(await sentBytes(seen)).toBeLessThanOrEqual(budget);
  });
}

for (const [path] of pages.slice(1, 3)) {
  test(`the application stays small on ${path}`, async ({page}) => {
    const seen = responses(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const loaded = scripts(seen);
    const texts = await Promise.all(loaded.map((one) => one.text()));
    const isModal = (_: Response, at: number): boolean => texts[at]!.includes('DocSearch-Modal');
    expect(await sentBytes(loaded.filter((one, at) => !isModal(one, at)))).toBeLessThanOrEqual(budgets.application);
    expect(await sentBytes(loaded.filter(isModal))).toBeLessThanOrEqual(budgets.modal);
  });
}
