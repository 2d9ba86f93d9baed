import type {Route} from '@playwright/test';

import {expect, test} from '../../support/test';

/** Most layout shift when a font comes late: a line of a paragraph may break elsewhere. */
const budget = 0.05;

for (const path of ['/', '/toolhive/how-to/install', '/toolhive/reference/cli/thv_run', '/codegate/reference/api']) {
  test(`${path} stays where it is when its fonts come late`, async ({page}) => {
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as unknown as {value: number}).value)),
      ).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await Promise.all(held.map((route) => route.continue()));
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
    expect(shifts.length).toBeGreaterThan(0);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(budget);
  });
}
