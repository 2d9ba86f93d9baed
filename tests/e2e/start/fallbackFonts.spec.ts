import {expect, type Page} from '@playwright/test';

import {type FallbackFace, textFallbacks} from '../../../src/site/fallbackFonts';
import {systems} from '../../support/systemFonts';

import {paths, test} from './systemTest';

/** Pages of each kind and of both products. */
const measured = [
  ...paths,
  '/codegate',
  '/codegate/how-to/troubleshooting',
  '/codegate/reference/known-defects',
  '/toolhive/kubernetes/intro',
  '/toolhive/quickstart',
];

/** Tolerance in percent: these pages may differ from the mean of all pages. */
const tolerance = 1;

interface Widths {
  readonly site: number;
  readonly fallback: number;
}

/** Width of a page's text in the typeface, and in the first of each face's fonts that there is, for the face's weights. */
function widths(page: Page, faces: readonly FallbackFace[]): Promise<Widths[]> {
  return page.evaluate(async (given) => {
    const byStyle = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const {fontFamily, fontWeight, fontSize} = getComputedStyle(element);
      if (fontFamily.startsWith('"Site Text"') && element.checkVisibility()) {
        const style = `${fontWeight} ${fontSize}`;
        byStyle.set(style, (byStyle.get(style) ?? '') + texts.currentNode.textContent!.replace(/\s+/g, ' '));
      }
    }
    const canvas = document.createElement('canvas').getContext('2d')!;
    const width = (font: string, text: string): number => {
      canvas.font = font;
      return canvas.measureText(text).width;
    };
    const fonts = document.fonts as unknown as Set<FontFace>;
    const measure = async ({names, weight}: FallbackFace): Promise<Widths> => {
      const fallback = await new FontFace('Fallback', names.map((name) => `local("${name}")`).join()).load();
      fonts.add(fallback);
      const sum = {site: 0, fallback: 0};
      for (const [style, text] of byStyle) {
        const [fontWeight = 0, size = 0] = style.split(' ').map(parseFloat);
        if (fontWeight >= weight.min && fontWeight <= weight.max) {
          sum.site += size * width(`${fontWeight} 400px "Site Text"`, text);
          sum.fallback += size * width('400px Fallback', text);
        }
      }
      fonts.delete(fallback);
      return sum;
    };
    const all: Widths[] = [];
    for (const face of given) all.push(await measure(face));
    return all;
  }, faces);
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
        (await widths(page, faces)).forEach(({site, fallback}, i) => {
          sums[i]!.site += site;
          sums[i]!.fallback += fallback;
        });
      }
      const found = sums.map(({site, fallback}) => (100 * site) / fallback);

      found.forEach((width, i) => expect(Math.abs(width - faces[i]!.sizeAdjust)).toBeLessThanOrEqual(tolerance));
    });
  });
}
