import type {Browser, CDPSession, Page} from '@playwright/test';

import {watchInput} from './watchInput';

/** Speed of processor and network. */
export interface Condition {
  /** Slowdown factor of the processor. */
  readonly slowdown: number;
  /** Network conditions; none for loopback. */
  readonly network?: {offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number};
}

/** Visits a site under a condition and returns figures by name. */
export type Measure = (browser: Browser, origin: string, condition: Condition) => Promise<Record<string, number>>;

/** Idle time before the click: sites prefetch pages some time after links come into view. */
const reading = 2500;
/** Milliseconds between hovering and clicking a link. */
const aiming = 100;

/** Opens a page with an empty cache under a condition. */
export async function openPage(browser: Browser, {slowdown, network}: Condition, width = 1440) {
  const context = await browser.newContext({viewport: {width, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Processor time, independent of other programs.
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  if (network) {
    await session.send('Network.emulateNetworkConditions', network);
  }
  return {page, session, leave: () => context.close()};
}

/** Opens a page, moves the pointer, waits until the page is idle, and follows a link. */
export function walk(from: string, to: string): Measure {
  return async (browser, origin, condition) => {
    const {page, session, leave} = await openPage(browser, condition);
    const traffic = watchTraffic(session);
    const took = await watchInput(
      page,
      `(before) => {
        const heading = document.querySelector('h1')?.textContent;
        return location.pathname === ${JSON.stringify(to)} && Boolean(heading) && heading !== before;
      }`,
    );
    const figures = async () => ({...traffic.soFar(), work: await mainThreadWork(session)});

    await page.goto(origin + from, {waitUntil: 'networkidle'});
    const first = await figures();
    const paint = await largestPaint(page);
    await page.mouse.move(700, 400);
    await page.mouse.move(701, 401);
    await traffic.quietFor(500);
    await rest(page);
    const acted = await figures();

    // Collapsed sidebars contain hidden links.
    const link = page.locator(`a[href="${to}"]`).filter({visible: true}).first();
    await link.scrollIntoViewIfNeeded();
    await traffic.quietFor(reading);
    await rest(page);
    const before = await figures();
    await link.hover();
    await page.waitForTimeout(aiming);
    await page.mouse.down();
    await page.mouse.up();
    const click = await took();
    await page.waitForTimeout(1000);
    const after = await figures();
    await leave();
    return {
      'first load bytes': first.bytes,
      'first load requests': first.requests,
      'first load work ms': first.work,
      'largest paint ms': paint,
      'bytes after the first act': acted.bytes - first.bytes,
      'scripts after the first act': acted.scripts,
      'first act work ms': acted.work - first.work,
      'click to heading ms': click,
      // A new document counts from zero.
      'navigation work ms': after.work < before.work ? after.work : after.work - before.work,
      'navigation bytes': after.bytes - before.bytes,
    };
  };
}

/** Counts requests and bytes on the wire from now on. */
function watchTraffic(session: CDPSession) {
  const kinds = new Map<string, string>();
  const open = new Set<string>();
  const sizes = new Map<string, number>();
  let changed = performance.now();
  const settle = (id: string): void => {
    open.delete(id);
    changed = performance.now();
  };
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.url.startsWith('http')) {
      open.add(requestId);
      changed = performance.now();
    }
  });
  session.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    sizes.set(requestId, encodedDataLength);
    settle(requestId);
  });
  session.on('Network.loadingFailed', ({requestId}) => settle(requestId));
  const sum = (ids: string[]) => ids.reduce((total, id) => total + (sizes.get(id) ?? 0), 0);
  return {
    soFar: () => ({
      bytes: sum([...sizes.keys()]),
      requests: sizes.size,
      scripts: sum([...sizes.keys()].filter((id) => kinds.get(id) === 'Script')),
    }),
    /** Resolves after some milliseconds without requests and responses. */
    quietFor: async (milliseconds: number): Promise<void> => {
      const called = performance.now();
      while (open.size > 0 || performance.now() - Math.max(changed, called) < milliseconds) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** Milliseconds of tasks on the main thread since the start of the document. */
async function mainThreadWork(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0);
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** Waits until the browser is idle; Chromium without a window may keep idle callbacks back until their timeout. */
function rest(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve, {timeout: 1000}), {timeout: 1000});
      }),
  );
}
