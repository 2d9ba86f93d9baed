import {brand} from '../../src/site/brand';
import {publishedPaths} from '../support/built';
import {expect, test} from '../support/test';
import {goWithin, textsOf} from '../support/text';
import {visit} from '../support/visit';

import {colorViolationsNow, violations, violationsNow} from './axe';
import {smallestLetters, sticksOut, struckTitles} from './layout';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};
const narrowest = {width: 320, height: 640};
const missing = '/no-such-page';
const paths = [...publishedPaths(), missing];
/** Minimum height in px of letters in a diagram that is legible on a phone without zooming. */
const readable = 10.5;
const parts = 6;

test.use({reducedMotion: 'reduce'});
test.describe.configure({mode: 'parallel'});

for (let part = 0; part < parts; part += 1) {
  test(`a visitor who comes from another page reads the same, in both modes, wide and narrow, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const contents = page.locator('.theme-doc-toc-desktop');
    await page.setViewportSize(wide);
    await visit(page, '/theme-preview');
    for (const path of paths.filter((_, i) => i % parts === part)) {
      await goWithin(page, path);
      if (path === missing) {
        await expect(page).toHaveTitle(`Page not found | ${brand.siteName}`);
        await expect(page.getByRole('link', {name: /^Search the documentation/})).toBeVisible();
      } else {
        // The search page is rendered on the client only.
        const {sent, shown} = await textsOf(page, path === '/search' ? ['title'] : undefined);
        expect(shown, path).toEqual(sent);
      }
      const hasContents = (await contents.count()) > 0;
      expect.soft(await violationsNow(page), `${path}, wide`).toEqual([]);

      await page.setViewportSize(narrowest);
      // React takes the contents out of the document, which axe must not be reading then.
      await contents.waitFor({state: 'detached'});
      expect.soft(await page.evaluate(sticksOut), `${path} scrolls sideways on the narrowest screen`).toEqual([]);

      await page.setViewportSize(narrow);
      expect.soft(await violations(page), `${path}, narrow`).toEqual([]);
      expect.soft(await page.evaluate(sticksOut), `${path} scrolls sideways`).toEqual([]);
      expect.soft(await page.evaluate(smallestLetters), `letters in diagrams of ${path}`).toBeGreaterThan(readable);
      expect.soft(await page.evaluate(struckTitles), `struck titles in diagrams of ${path}`).toEqual([]);

      // The color mode is now the other one; the next page begins in it.
      await page.setViewportSize(wide);
      await contents.waitFor({state: hasContents ? 'visible' : 'hidden'});
      expect.soft(await colorViolationsNow(page), `${path}, wide, in the other mode`).toEqual([]);
    }
  });
}
