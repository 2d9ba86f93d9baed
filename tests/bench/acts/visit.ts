import type {Browser} from '@playwright/test';

import type {Condition} from '../conditions';

import type {Act} from './acts';

/** Storage key of the act's time, and name of the function that reports how long it took. */
const key = 'benchAct';

/** Measures the time from the first key or click to the paint of its effect. Runs in every document. */
function watchActs(name: string, effect: () => boolean): void {
  const now = () => performance.timeOrigin + performance.now();
  const report = (window as unknown as Record<string, (took: string) => void>)[name];
  let reported = false;
  const wait = (): void => {
    const time = Number(sessionStorage.getItem(name));
    if (!time || reported) {
      return;
    }
    if (document.body && effect()) {
      reported = true;
      // This frame paints the effect.
      setTimeout(() => report?.(String(now() - time)));
    } else {
      requestAnimationFrame(wait);
    }
  };
  const note = (): void => {
    if (!sessionStorage.getItem(name)) {
      sessionStorage.setItem(name, String(now()));
      requestAnimationFrame(wait);
    }
  };
  ['keydown', 'click'].forEach((type) => addEventListener(type, note, {capture: true}));
  requestAnimationFrame(wait);
}

/**
 * Opens a page with an empty cache and acts some time after the paint.
 * @param mode script for the start of every document
 * @returns milliseconds from the act to the paint of its effect
 */
export async function firstAct(
  browser: Browser,
  url: string,
  {act, effect, width}: Act,
  {delay, mode, condition}: {readonly delay: number; readonly mode: string; readonly condition: Condition},
): Promise<number> {
  const context = await browser.newContext({viewport: {width, height: 900}});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.addInitScript(`(${watchActs})(${JSON.stringify(key)}, ${effect});${mode}`);
  const session = await context.newCDPSession(page);
  // A binding, because a function that Playwright evaluates first loads its own script into a new document.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', {name: key});
  const took = new Promise<number>((resolve) =>
    session.on('Runtime.bindingCalled', ({payload}) => resolve(Number(payload))),
  );
  await session.send('Emulation.setCPUThrottlingRate', {rate: condition.slowdown});
  if (condition.network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', condition.network);
  }
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const age = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && Math.max(performance.now() - paint.startTime, 1);
  });
  await page.waitForTimeout(Math.max(0, delay - Number(await age.jsonValue())));
  await act(page);
  const milliseconds = await took;
  await context.close();
  return milliseconds;
}
