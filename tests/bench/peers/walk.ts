import type {Browser, Locator, Page} from '@playwright/test';

import type {Condition} from '../conditions';
import {mainThreadWork, watchTraffic} from '../traffic';

import {clickTime, clickWatch} from './watch';

/** A page and one of the links on it, as paths. */
export type Step = readonly [from: string, to: string];

/** Idle time before the click: builds prefetch pages some time after links come into view. */
const reading = 2500;
/** Milliseconds between hovering and clicking a link. */
const aiming = 100;
/** Milliseconds after which an idle callback is called in any case. */
const longestRest = 1000;
/** Milliseconds to wait after the heading is shown. */
const after = 1000;

/**
 * Opens a page with an empty cache, acts, waits until it is idle, and follows a link.
 * @returns bytes on the wire and milliseconds, by name
 */
export async function walk(
  browser: Browser,
  url: string,
  [from, to]: Step,
  {slowdown, network}: Condition,
): Promise<Record<string, number>> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  await page.addInitScript(clickWatch);
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  // Processor time, independent of other programs.
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  if (network) {
    await session.send('Network.emulateNetworkConditions', network);
  }
  const work = () => mainThreadWork(session);

  await page.goto(url + from, {waitUntil: 'networkidle'});
  const first = {bytes: traffic().bytes, work: await work()};
  await page.mouse.move(700, 400);
  await page.mouse.move(701, 401);
  await traffic.quietFor(500);
  await rest(page);
  const acted = {bytes: traffic().bytes, scripts: traffic().scripts, work: await work()};

  const link = await linkTo(page, to);
  await traffic.quietFor(reading);
  await rest(page);
  const before = {bytes: traffic().bytes, work: await work()};
  await link.hover();
  await page.waitForTimeout(aiming);
  await page.mouse.down();
  await page.mouse.up();
  const click = await clickTime(page);
  await page.waitForTimeout(after);
  const total = await work();
  const navigation = {
    'click to heading ms': click,
    // A new document counts from zero.
    'navigation work ms': total < before.work ? total : total - before.work,
    'navigation bytes': traffic().bytes - before.bytes,
  };
  await context.close();
  return {
    'first load bytes': first.bytes,
    'first load work ms': first.work,
    'bytes after the first act': acted.bytes - first.bytes,
    'scripts after the first act': acted.scripts,
    'first act work ms': acted.work - first.work,
    ...navigation,
  };
}

/** Waits until the browser is idle; Chromium without a window may keep idle callbacks back until their timeout. */
function rest(page: Page): Promise<unknown> {
  return page.evaluate(
    (timeout) =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve, {timeout}), {timeout});
      }),
    longestRest,
  );
}

/** The first visible link to a page; collapsed sidebars contain hidden ones. */
async function linkTo(page: Page, path: string): Promise<Locator> {
  const links = await page.locator(`a[href="${path}"]`).all();
  for (const link of links) {
    if (await link.isVisible()) {
      await link.scrollIntoViewIfNeeded();
      return link;
    }
  }
  throw new Error(`${page.url()}: no visible link to ${path}`);
}
