import type {Page, Response} from '@playwright/test';

import {responses, sentBytes} from '../../support/responses';
import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

/** Budgets in bytes on the wire: before the first interaction, for the application after it, and for the search modal. */
const budgets = {before: 62_000, requests: 12, inlineScript: 5_850, application: 155_000, modal: 32_000};
/** The API pages are as long as their documents. */
const apiBudget = 72_000;

const pages = {
  home: '/',
  guide: '/toolhive/how-to/install',
  command: '/toolhive/reference/cli/thv_run',
  api: '/codegate/reference/api',
};

const scripts = (seen: readonly Response[]) => seen.filter((one) => one.request().resourceType() === 'script');

/** Length of the inline scripts. */
function inlineScript(page: Page): Promise<number> {
  return page.evaluate(() =>
    Array.from(document.scripts)
      .filter(({type, src}) => !src && !/json/.test(type))
      .reduce((sum, {textContent}) => sum + (textContent?.length ?? 0), 0),
  );
}

for (const [name, path] of Object.entries(pages)) {
  test(`the ${name} page costs few bytes and requests until the reader acts`, async ({page}) => {
    const seen = responses(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    expect(scripts(seen)).toEqual([]);
    expect(await inlineScript(page)).toBeLessThanOrEqual(budgets.inlineScript);
    expect(seen.length).toBeLessThanOrEqual(budgets.requests);
    expect(await sentBytes(seen)).toBeLessThanOrEqual(name === 'api' ? apiBudget : budgets.before);
  });
}

for (const [name, path] of Object.entries({guide: pages.guide, command: pages.command})) {
  test(`the application stays small on the ${name} page`, async ({page}) => {
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
