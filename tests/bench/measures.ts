import type {Browser, CDPSession, Page} from '@playwright/test';

/** Speed of processor and network. */
export interface Condition {
  /** Slowdown factor of the processor. */
  readonly slowdown: number;
  /** Network conditions; none for loopback. */
  readonly network?: {offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number};
}

/** Visits a site under a condition and returns figures by name. */
export type Measure = (browser: Browser, origin: string, condition: Condition) => Promise<Record<string, number>>;

/** Storage key of the input's time, which survives a change of the document. */
const key = 'bench-input';

/** Opens a page with an empty cache under a condition. */
async function openPage(browser: Browser, {slowdown, network}: Condition, width = 1440) {
  const context = await browser.newContext({
    viewport: {width, height: 900},
    permissions: ['clipboard-read', 'clipboard-write'],
  });
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

/** First load of a page, and the way from there to another one by its link, whose heading is `title`. */
export function walk(from: string, to: string, title: string): Measure {
  return async (browser, origin, condition) => {
    const {page, session, leave} = await openPage(browser, condition);
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({encodedDataLength}) => sizes.push(encodedDataLength));
    const bytes = () => sizes.reduce((total, size) => total + size, 0);
    const took = await watchInput(page, `() => document.querySelector('h1')?.textContent === ${JSON.stringify(title)}`);
    await page.goto(origin + from, {waitUntil: 'networkidle'});
    const first = {bytes: bytes(), requests: sizes.length, work: await mainThreadWork(session)};
    const paint = await largestPaint(page);

    // Collapsed sidebars contain hidden links. Sites prefetch pages some time after links come into view.
    const link = page.locator(`a[href="${to}"]`).filter({visible: true}).first();
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(700, 400);
    await page.waitForTimeout(2500);
    await page.waitForLoadState('networkidle');
    const before = await mainThreadWork(session);
    await link.click();
    const click = await took();
    await page.waitForTimeout(1000);
    const after = await mainThreadWork(session);
    await leave();
    return {
      'first load bytes': first.bytes,
      'first load requests': first.requests,
      'first load work ms': first.work,
      'largest paint ms': paint,
      'click to heading ms': click,
      // A new document counts from zero.
      'navigation work ms': after < before ? after : after - before,
      'bytes in all': bytes(),
    };
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

/**
 * Opens the quickstart, acts a second after its paint without a pointer moving before, as on a phone or with the
 * keyboard, and measures the time to the effect.
 * @param effect runs in the page
 */
export function firstAct(act: (page: Page) => Promise<unknown>, effect: () => boolean, width?: number): Measure {
  return async (browser, origin, condition) => {
    const {page, leave} = await openPage(browser, condition, width);
    const took = await watchInput(page, String(effect));
    await page.goto(`${origin}/toolhive/quickstart`, {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(1000);
    await act(page);
    const milliseconds = await took();
    await leave();
    return {'act to effect ms': milliseconds};
  };
}

/**
 * Watches for the first key or click on a page.
 * @param effect source of a function that tells in the page whether the effect is there
 * @returns a function that waits for the effect and returns milliseconds from the input to its paint
 */
async function watchInput(page: Page, effect: string): Promise<() => Promise<number>> {
  await page.addInitScript(`(${watch})(${JSON.stringify(key)}, ${effect})`);
  return async () => {
    const took = await page.waitForFunction((name) => Number(sessionStorage.getItem(`${name}-took`)), key);
    return took.jsonValue();
  };
}

/** Stores the time of the first key or click, and how long its effect took to be painted. Runs in every document. */
function watch(name: string, effect: () => boolean): void {
  const now = (stamp = performance.now()) => performance.timeOrigin + stamp;
  const wait = (): void => {
    const time = Number(sessionStorage.getItem(name));
    if (time && effect()) {
      // This frame paints the effect.
      setTimeout(() => sessionStorage.setItem(`${name}-took`, String(now() - time)));
    } else {
      requestAnimationFrame(wait);
    }
  };
  const note = ({timeStamp}: Event): void => {
    if (!sessionStorage.getItem(name)) {
      sessionStorage.setItem(name, String(now(timeStamp)));
    }
  };
  ['keydown', 'click'].forEach((type) => addEventListener(type, note, {capture: true}));
  requestAnimationFrame(wait);
}
