import {diagramsDrawn} from '../support/diagrams';
import {sitemapPaths} from '../support/sitemap';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

import {sticksOut} from './layout';

const narrow = [390, 320];

test.use({allowedMessages: /^error: Failed to load resource: the server responded with a status of 404/});

for (const path of [...sitemapPaths(), '/no-such-page']) {
  test(`a reader of ${path} never scrolls sideways on a phone`, async ({page}) => {
    await page.setViewportSize({width: narrow[0]!, height: 844});
    await visit(page, path);
    await diagramsDrawn(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of narrow) {
      await page.setViewportSize({width, height: 844});
      expect(await page.evaluate(sticksOut), `at ${width} px`).toEqual([]);
    }
  });
}
