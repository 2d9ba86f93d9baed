import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

test.use({allowedMessages: /Failed to load resource|ERR_|ChunkLoadError|preloaded using link preload/});

test('without stylesheet and fonts, a page can be read and used', async ({page}) => {
  await page.route('**/assets/css/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.route('**/fonts/**', (route) => route.abort());
  await visit(page, '/toolhive/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('tab', {name: 'Windows'}).first().click();
  await expect(page.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
});
