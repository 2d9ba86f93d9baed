import type {Page} from '@playwright/test';

/**
 * Records layout shifts from the first load on.
 * @returns a function that returns the score of each shift, as in Cumulative Layout Shift
 */
export async function recordShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as unknown as {value: number}).value)),
    ).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
}
