import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {Modal} from '../search/modal';

test.use({allowedMessages: /Failed to load resource|ERR_|ChunkLoadError|preloaded using link preload/});

test('without stylesheet and fonts, a page can be read and used', async ({page}) => {
  await page.route('**/assets/css/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.route('**/fonts/**', (route) => route.abort());
  await visit(page, '/toolhive/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('tab', {name: 'Windows'}).first().click();
  await expect(page.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('who goes offline goes on to a page that was fetched ahead', async ({page, context}) => {
  await visit(page, '/toolhive');
  await page.evaluate(async () => void (await window.docusaurus.preload('/toolhive/quickstart')));
  await context.setOffline(true);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('who goes offline after a search searches on', async ({page, context}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  await context.setOffline(true);
  await modal.search('muxing');
  await expect(modal.rows.first()).toBeVisible();
});
