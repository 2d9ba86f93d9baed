import {sitemapPaths} from '../../support/sitemap';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

for (const path of sitemapPaths()) {
  test(`${path} comes alive without a complaint and asks no other host`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  });
}
