import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {Modal} from '../search/modal';

test.use({allowedMessages: /Failed to load resource|ERR_|ChunkLoadError|preloaded using link preload/});

for (const [fault, status] of [
  ['is gone', 404],
  ['fails on the server', 500],
] as const) {
  test(`when the stylesheet ${fault}, a page can be read and used`, async ({page}) => {
    await page.route('**/assets/css/**', (route) => route.fulfill({status, body: ''}));
    await visit(page, '/toolhive/quickstart');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByRole('tab', {name: 'Windows'}).first().click();
    await expect(page.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
  });
}

test('when the fonts do not arrive, the text is there', async ({page}) => {
  await page.route('**/fonts/**', (route) => route.abort());
  await visit(page, '/toolhive/quickstart');
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('who goes offline goes on to a page that was fetched ahead', async ({page, context}) => {
  await visit(page, '/toolhive');
  const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'});
  const ahead = await page.evaluateHandle(() => {
    const {preload} = window.docusaurus;
    const fetched = new Promise((resolve) => {
      window.docusaurus = {
        ...window.docusaurus,
        preload(path) {
          const files = preload(path);
          resolve(files);
          return files;
        },
      };
    });
    return {fetched};
  });
  await link.hover();
  await ahead.evaluate(({fetched}) => fetched);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});

test('who goes offline after a search searches on', async ({page, context}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  await context.setOffline(true);
  await modal.search('muxing');
  await expect(modal.rows.first()).toBeVisible();
});
