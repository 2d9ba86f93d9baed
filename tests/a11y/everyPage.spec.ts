import {diagramsDrawn} from '../support/diagrams';
import {sitemapPaths} from '../support/sitemap';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

import {violations} from './axe';

const modes = ['dark', 'light'] as const;
const sizes = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

test.use({
  reducedMotion: 'reduce',
  allowedMessages: /^error: Failed to load resource: the server responded with a status of 404/,
});

for (const path of [...sitemapPaths(), '/no-such-page']) {
  test(`everyone can read ${path}, in both modes, on wide and narrow screens`, async ({page}) => {
    await page.setViewportSize(sizes[0]!);
    await visit(page, path);
    await diagramsDrawn(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of modes) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const onlyColors = colorScheme !== modes[0];
        expect(await violations(page, {onlyColors}), `${colorScheme} at ${size.width} px`).toEqual([]);
      }
    }
  });
}
