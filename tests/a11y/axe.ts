import {readFileSync} from 'node:fs';

import type {Locator, Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on colors and sizes: all that a second look at the same elements needs. */
export const looks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

interface WithAxe {
  readonly axe?: {readonly run: (context: Node, options: RunOptions) => Promise<AxeResults>};
}

/**
 * Runs axe in both color modes; the other one stays active.
 * @param within the part of the page that is read
 * @returns one line per element that fails
 */
export async function violations(page: Page, within?: Locator): Promise<string[]> {
  const found = await violationsNow(page, everything, within);
  const mode = await changeMode(page);
  return found.concat((await violationsNow(page, looks, within)).map((line) => `${mode}: ${line}`));
}

/** Runs axe wide and narrow, in both color modes; the page stays wide. */
export async function everyViolation(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    found.push(...(await violations(page)).map((line) => `${width} px: ${line}`));
  }
  return found;
}

/** Changes to the color mode that is not shown, as the system does. */
export async function changeMode(page: Page): Promise<'light' | 'dark'> {
  const now = await page.locator('html').getAttribute('data-theme');
  const colorScheme = now === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({colorScheme});
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  return colorScheme;
}

/** Runs rules of axe, named by their tags or ids, in the current color mode. */
export async function violationsNow(
  page: Page,
  runOnly = everything,
  within = page.locator(':root'),
): Promise<string[]> {
  // The bar of a navigation changes the document while axe reads it, and its role does not exist.
  await page.locator('#nprogress').waitFor({state: 'detached'});
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const options: RunOptions = {runOnly, resultTypes: ['violations']};
  const results = await within.evaluate(async (element, given) => {
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
    return (window as WithAxe).axe?.run(element, given);
  }, options);
  return results!.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** How far the page scrolls sideways, in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
