import type {Browser} from '@playwright/test';

import type {Condition} from '../conditions';

import type {Act} from './acts';

const key = 'bench-act';

/** Measures the time from the first key or click to the paint of its effect. Runs in every document. */
function watchActs(name: string, effect: () => boolean): void {
  const now = () => performance.timeOrigin + performance.now();
  const wait = (): void => {
    const {time, took} = JSON.parse(sessionStorage.getItem(name) ?? '{}') as {time?: number; took?: number};
    if (!time || took) {
      return;
    }
    if (document.body && effect()) {
      // This frame paints the effect.
      setTimeout(() => sessionStorage.setItem(name, JSON.stringify({time, took: now() - time})));
    } else {
      requestAnimationFrame(wait);
    }
  };
  const note = (): void => {
    if (!sessionStorage.getItem(name)) {
      sessionStorage.setItem(name, JSON.stringify({time: now()}));
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
  const took = await page.waitForFunction(
    (name) => (JSON.parse(sessionStorage.getItem(name) ?? '{}') as {took?: number}).took,
    key,
    {polling: 50},
  );
  const milliseconds = Number(await took.jsonValue());
  await context.close();
  return milliseconds;
}
