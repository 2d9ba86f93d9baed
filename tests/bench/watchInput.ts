import type {Page} from '@playwright/test';

/** Storage key of the input's time, which survives a change of the document. */
const key = 'bench-input';

/** Measures the time from the first key or click to the paint of its effect. Runs in every document. */
function watch(name: string, effect: (heading: string) => boolean): void {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const read = () =>
    JSON.parse(sessionStorage.getItem(name) ?? '{}') as {time?: number; before?: string; took?: number};
  const wait = (): void => {
    const {time, before = '', took} = read();
    if (!time || took) {
      return;
    }
    if (document.body && effect(before)) {
      // This frame paints the effect.
      setTimeout(() => {
        const end = performance.timeOrigin + performance.now();
        sessionStorage.setItem(name, JSON.stringify({time, took: end - time}));
      });
    } else {
      requestAnimationFrame(wait);
    }
  };
  const note = ({timeStamp}: Event): void => {
    if (!read().time) {
      const time = performance.timeOrigin + timeStamp;
      sessionStorage.setItem(name, JSON.stringify({time, before: heading()}));
      requestAnimationFrame(wait);
    }
  };
  ['keydown', 'click'].forEach((type) => addEventListener(type, note, {capture: true}));
  requestAnimationFrame(wait);
}

/**
 * Watches for the first key or click on a page.
 * @param effect source of a function that tells in the page, from the heading before, whether the effect is there
 * @returns a function that waits for the effect and returns milliseconds from the input to its paint
 */
export async function watchInput(page: Page, effect: string): Promise<() => Promise<number>> {
  await page.addInitScript(`(${watch})(${JSON.stringify(key)}, ${effect})`);
  return async () => {
    const took = await page.waitForFunction(
      (name) => (JSON.parse(sessionStorage.getItem(name) ?? '{}') as {took?: number}).took,
      key,
      {polling: 50},
    );
    return (await took.jsonValue()) ?? 0;
  };
}
