import {holdRequests} from '../../support/holdRequests';
import {recordShifts} from '../../support/shifts';
import {expect, test} from '../../support/test';

/** Most layout shift when a font comes late: a line of a paragraph may break elsewhere. */
const budget = 0.05;

for (const path of ['/', '/toolhive/how-to/install', '/toolhive/reference/cli/thv_run', '/codegate/reference/api']) {
  test(`${path} stays where it is when its fonts come late`, async ({page}) => {
    const release = await holdRequests(page, '**/*.woff2');
    const read = await recordShifts(page);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const shifts = await read();
    expect(shifts.length).toBeGreaterThan(0);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(budget);
  });
}
