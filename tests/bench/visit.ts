import type {Browser, CDPSession, Page} from '@playwright/test';

import {recordShifts} from '../support/shifts';

import {slow4G, type Traffic, watchTraffic} from './traffic';

/** Cost of a visit: bytes on the wire, times in milliseconds. */
export interface Visit {
  readonly bytes: number;
  readonly requests: number;
  readonly shift: number;
  readonly largestPaint: number;
  /** Bytes of the application's scripts after the first interaction. */
  readonly scripts: number;
  /** Run time of the page's scripts until the application is idle. */
  readonly scriptTime: number;
  /** From a click on a hovered link to the heading of the next page, with 4x slowdown. */
  readonly navigation: number;
}

const rest = 'networkidle';
const viewport = {width: 1280, height: 900};

/** Visits a page without scripts, the lower bound of the cost. */
export async function visitWithoutScript(
  browser: Browser,
  url: string,
): Promise<Pick<Visit, 'bytes' | 'largestPaint'>> {
  const context = await browser.newContext({viewport, javaScriptEnabled: false});
  const {page, traffic, largestPaint} = await open(await context.newPage());
  await page.goto(url, {waitUntil: rest});
  const {bytes} = traffic();
  await context.close();
  return {bytes, largestPaint: largestPaint()};
}

/** Visits a page with an empty cache, acts, and navigates to the next page. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({viewport});
  const {page, session, traffic, largestPaint} = await open(await context.newPage());
  const shifts = await recordShifts(page);
  await page.goto(url, {waitUntil: rest});
  const before = traffic();
  const paint = {shift: (await shifts()).reduce((sum, shift) => sum + shift, 0), largestPaint: largestPaint()};
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 400);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState(rest);
  const {scripts} = traffic();
  const {metrics} = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({name}) => name === 'ScriptDuration')?.value ?? 0;
  const navigation = await goToNext(page, session);
  await context.close();
  return {...before, ...paint, scripts, scriptTime: seconds * 1000, navigation};
}

interface Watched {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: () => Traffic;
  /** Milliseconds from the request of the page; also known without scripts. */
  readonly largestPaint: () => number;
}

async function open(page: Page): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  let asked = Infinity;
  let painted = 0;
  session.on('Network.requestWillBeSent', ({wallTime}) => (asked = Math.min(asked, wallTime)));
  session.on(
    'PerformanceTimeline.timelineEventAdded',
    ({event}) => (painted = event.lcpDetails?.renderTime ?? painted),
  );
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Performance.enable');
  await session.send('PerformanceTimeline.enable', {eventTypes: ['largest-contentful-paint']});
  return {page, session, traffic, largestPaint: () => (painted - asked) * 1000};
}

async function goToNext(page: Page, session: CDPSession): Promise<number> {
  const next = page.locator('.pagination-nav__link--next, main a[href^="/"]').last();
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await next.hover();
  await page.waitForLoadState(rest);
  return next.evaluate((link: HTMLAnchorElement) => {
    const heading = document.querySelector('h1');
    const start = performance.now();
    const shown = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const now = document.querySelector('h1');
        if (now && now !== heading) {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }
      }).observe(document.body, {subtree: true, childList: true});
    });
    link.click();
    return shown;
  });
}
