import {brand} from '../../src/site/brand';
import {publishedPaths} from '../support/built';
import {expect, test} from '../support/test';
import {goWithin, textsOf} from '../support/text';
import {visit} from '../support/visit';
import {whole} from '../support/whole';

import {changeMode, looks, overflowOf, violationsNow} from './axe';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};
const narrowest = {width: 320, height: 640};
const missing = '/no-such-page';
const paths = [...publishedPaths(), missing];
const parts = 6;

test.use({reducedMotion: 'reduce'});
test.describe.configure({mode: 'parallel'});

for (let part = 0; part < parts; part += 1) {
  test(
    `a visitor who comes from another page reads the same, in both modes, wide and narrow, part ${part + 1} of ${parts}`,
    whole,
    async ({page}) => {
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
        expect.soft(await violationsNow(page), `${path}, wide`).toEqual([]);

        // Narrow in the other mode, in which the next page begins: each kind of page is seen wide and narrow in both.
        await changeMode(page);
        await page.setViewportSize(narrow);
        // React takes the contents out of the document, which axe must not be reading then.
        await contents.waitFor({state: 'detached'});
        expect.soft(await violationsNow(page, looks), `${path}, narrow`).toEqual([]);
        expect.soft(await overflowOf(page), `${path} scrolls sideways`).toBe(0);
        await page.setViewportSize(narrowest);
        expect.soft(await overflowOf(page), `${path} scrolls sideways on the narrowest screen`).toBe(0);
        await page.setViewportSize(wide);
      }
    },
  );
}
