import {expect, type Page} from '@playwright/test';

import {type FallbackFace, textFallbacks} from '../../../src/site/fallbackFonts';
import {systems} from '../../support/systemFonts';

import {paths, test} from './systemTest';

/** Pages enough that no single one decides, of each kind and of both products. */
const measured = [
  ...paths,
  '/codegate',
  '/codegate/how-to/troubleshooting',
  '/codegate/reference/known-defects',
  '/toolhive/kubernetes/intro',
  '/toolhive/quickstart',
];

/** Most that the width on these pages may differ from the one over all pages, in percent. */
const tolerance = 1;

/** Widths of the text of these weights on a page, in the typeface and in the first of these fonts that there is. */
function widths(page: Page, {names, weight}: FallbackFace): Promise<{site: number; fallback: number}> {
  return page.evaluate(
    async ({sources, weight}) => {
      const fallback = await new FontFace('Fallback', sources).load();
      const fonts = document.fonts as unknown as Set<FontFace>;
      fonts.add(fallback);
      const canvas = document.createElement('canvas').getContext('2d')!;
      const sum = {site: 0, fallback: 0};
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent!.replace(/\s+/g, ' ');
        const element = texts.currentNode.parentElement!;
        const {fontFamily, fontWeight, fontSize} = getComputedStyle(element);
        const isMeant = Number(fontWeight) >= weight.min && Number(fontWeight) <= weight.max;
        if (isMeant && fontFamily.startsWith('"Site Text"') && element.checkVisibility()) {
          const width = (font: string) => {
            canvas.font = font;
            return canvas.measureText(text).width * parseFloat(fontSize);
          };
          sum.site += width(`${fontWeight} 400px "Site Text"`);
          sum.fallback += width('400px Fallback');
        }
      }
      fonts.delete(fallback);
      return sum;
    },
    {sources: names.map((name) => `local("${name}")`).join(), weight},
  );
}

for (const system of systems) {
  test.describe(`with ${system.text} as the only font`, () => {
    test.use({system});
    test('the text is as wide as its fallback fonts say', async ({page}) => {
      const {faces} = textFallbacks.find(({like}) => like === system.like.text)!;
      const sums = faces.map(() => ({site: 0, fallback: 0}));
      for (const path of measured) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        for (const [i, face] of faces.entries()) {
          const {site, fallback} = await widths(page, face);
          sums[i]!.site += site;
          sums[i]!.fallback += fallback;
        }
      }
      const found = sums.map(({site, fallback}) => (100 * site) / fallback);

      found.forEach((width, i) => expect(Math.abs(width - faces[i]!.sizeAdjust)).toBeLessThanOrEqual(tolerance));
    });
  });
}
