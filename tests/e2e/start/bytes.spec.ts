import {brotliCompressSync} from 'node:zlib';

import type {Page, Response} from '@playwright/test';

import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

/** What a page may cost before the reader acts, and what the application may cost after; bytes as a host sends them. */
const budgets = {before: 65_000, requests: 12, inlineScript: 5_000, application: 151_000};

const pages = {
  home: '/',
  guide: '/toolhive/how-to/install',
  command: '/toolhive/reference/cli/thv_run',
  api: '/codegate/reference/api',
};

/** Answers that come from now on. */
function responses(page: Page): Response[] {
  const seen: Response[] = [];
  page.on('response', (response) => seen.push(response));
  return seen;
}

/** Fonts are compressed by themselves; everything else is sent with brotli. */
async function bytes(seen: readonly Response[]): Promise<number> {
  const sizes = seen.map(async (response) => {
    const body = await response.body();
    return response.request().resourceType() === 'font' ? body.length : brotliCompressSync(body).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const scripts = (seen: readonly Response[]) => seen.filter((one) => one.request().resourceType() === 'script');

/** Length of the code that stands in the page and runs. */
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
    expect(await bytes(seen)).toBeLessThanOrEqual(budgets.before);
  });
}

for (const [name, path] of Object.entries({guide: pages.guide, command: pages.command})) {
  test(`the application stays small on the ${name} page`, async ({page}) => {
    const seen = responses(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await bytes(scripts(seen))).toBeLessThanOrEqual(budgets.application);
  });
}
