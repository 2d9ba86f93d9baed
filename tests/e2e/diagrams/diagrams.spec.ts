import type {Locator} from '@playwright/test';

import {builtPage} from '../../support/built';
import {diagramsDrawn} from '../../support/diagrams';
import {docsPaths} from '../../support/sitemap';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

/** Height of the smallest letters, in pixels, that a visitor of a phone reads without zooming. */
const readable = 10.5;

const paths = docsPaths().filter((path) => builtPage(path).html.includes('language-mermaid'));

test.use({viewport: {width: 390, height: 844}, reducedMotion: 'reduce'});

for (const path of paths) {
  test(`a visitor with a phone who wants no motion can read the diagrams of ${path}`, async ({page}) => {
    await visit(page, path);
    await diagramsDrawn(page);
    for (const diagram of await page.getByRole('main').locator('svg[aria-roledescription]').all()) {
      expect(await smallestLetters(diagram)).toBeGreaterThanOrEqual(readable);
    }
  });
}

/** Smallest size of letters in a diagram, as it is scaled on the screen. */
function smallestLetters(diagram: Locator): Promise<number> {
  return diagram.evaluate((svg: SVGSVGElement) => {
    const scale = Math.min(1, svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
    const labels = Array.from(svg.querySelectorAll('.nodeLabel, .edgeLabel span, text')).filter(
      ({textContent}) => textContent?.trim() !== '',
    );
    return Math.min(...labels.map((label) => parseFloat(getComputedStyle(label).fontSize) * scale));
  });
}
