import type {Response} from '@playwright/test';

import {responses, sentBytes} from '../../support/responses';
import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

/** Budgets in bytes on the wire: before the first interaction, for the application after it, and for the search modal. */
const budgets = {before: 62_000, requests: 12, application: 155_000, modal: 32_000};
/** The API pages are as long as their documents. */
const apiBudget = 72_000;

const pages = {
  home: '/',
  guide: '/toolhive/how-to/install',
  command: '/toolhive/reference/cli/thv_run',
  api: '/codegate/reference/api',
};

const scripts = (seen: readonly Response[]) => seen.filter((one) => one.request().resourceType() === 'script');

for (const [name, path] of Object.entries(pages)) {
  test(`the ${name} page costs few bytes and requests until the reader acts`, async ({page}) => {
    const seen = responses(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    expect(scripts(seen)).toEqual([]);
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
    const isModal = (one: Response): boolean => one.url().includes('search-modal');
    const loaded = scripts(seen);
    expect(await sentBytes(loaded.filter((one) => !isModal(one)))).toBeLessThanOrEqual(budgets.application);
    expect(await sentBytes(loaded.filter(isModal))).toBeLessThanOrEqual(budgets.modal);
  });
}
