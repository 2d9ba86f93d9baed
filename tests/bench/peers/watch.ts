import type {Page} from '@playwright/test';

/** Storage key of the click's time, which survives a change of the document. */
const key = 'bench-click';

/**
 * Measures the time from a click on a link to the paint of the next heading, with or without a new document. Serialized
 * into the page: no imports.
 * @param name key of the storage
 */
function watchClicks(name: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const wait = (): void => {
    const {time, path, old, took} = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string | number>;
    if (!time || took) {
      return;
    }
    if (location.pathname === path && heading() && heading() !== old) {
      requestAnimationFrame(() =>
        setTimeout(() => {
          sessionStorage.setItem(name, JSON.stringify({time, path, old, took: now() - Number(time)}));
        }),
      );
    } else {
      requestAnimationFrame(wait);
    }
  };
  addEventListener(
    'click',
    ({target, timeStamp}) => {
      const link = (target as Element).closest('a');
      if (link) {
        const time = performance.timeOrigin + timeStamp;
        sessionStorage.setItem(name, JSON.stringify({time, path: link.pathname, old: heading()}));
        wait();
      }
    },
    {capture: true},
  );
  wait();
}

/** The script for the start of every document. */
export const clickWatch = `(${watchClicks})(${JSON.stringify(key)})`;

/** Waits for the heading after a click; returns milliseconds. */
export async function clickTime(page: Page): Promise<number> {
  const took = await page.waitForFunction(
    (name) => (JSON.parse(sessionStorage.getItem(name) ?? '{}') as {took?: number}).took,
    key,
    {polling: 50},
  );
  return (await took.jsonValue()) ?? 0;
}
