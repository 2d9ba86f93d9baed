import {expect, type Page} from '@playwright/test';

import {holdRequests} from '../../support/holdRequests';
import {recordShifts} from '../../support/shifts';
import {systems} from '../../support/systemFonts';

import {paintedWith, paths, test} from './systemTest';

/** Maximum layout shift when a font loads late: a paragraph may wrap differently. */
const budget = 0.05;

/** Font families that are loaded. */
function loaded(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const families = new Set<string>();
    document.fonts.forEach(({family, status}) => status === 'loaded' && families.add(family));
    return [...families];
  });
}

for (const system of systems) {
  test.describe(`with ${system.text} as the only font`, () => {
    test.use({system});
    test('pages stay where they are when their fonts come late', async ({context}) => {
      for (const path of paths) {
        const page = await context.newPage();
        const release = await holdRequests(page, '**/*.woff2');
        const read = await recordShifts(page);
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        expect(await paintedWith(page, 'h1'), path).toEqual([system.painted]);
        const before = await loaded(page);
        release();
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        });
        expect(await paintedWith(page, 'h1'), path).toEqual(['Instrument Sans']);
        const shifts = await read();
        expect(shifts.length, path).toBeGreaterThan(0);
        expect(
          shifts.reduce((sum, shift) => sum + shift, 0),
          path,
        ).toBeLessThanOrEqual(budget);
        expect(before, path).toEqual([`Site Text ${system.like.text}`, `Site Code ${system.like.code}`]);
        await page.close();
      }
    });
  });
}
