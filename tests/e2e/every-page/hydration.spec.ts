import {sitemapPaths} from '../../support/sitemap';
import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';

import {goWithin, textOf} from './text';

/** Its content depends on what was asked, and is made in the browser. */
const paths = sitemapPaths().filter((path) => path !== '/search');

for (const path of sitemapPaths()) {
  test(`${path} comes alive without a complaint and asks no other host`, async ({page}) => {
    await page.goto(path);
    const before = await textOf(page);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    if (paths.includes(path)) {
      expect(await textOf(page)).toEqual(before);
    }
  });
}

for (const half of [0, 1]) {
  test(`pages say the same to a visitor who comes from another page, part ${half + 1} of 2`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const here = paths.filter((_, i) => i % 2 === half);
    await visit(page, here.at(-1)!);
    for (const path of here) {
      await goWithin(page, path);
      const fresh = await textOf(page, await (await request.get(path)).text());
      await expect.poll(() => textOf(page), {message: path}).toEqual(fresh);
    }
  });
}
