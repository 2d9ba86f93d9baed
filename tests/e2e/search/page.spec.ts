import {limits} from '../../../src/site/limits';
import {everyViolation} from '../../a11y/axe';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {index, searchPage} from './modal';

test('reads the query from the parameter q, and is not for search engines', async ({page}) => {
  const {hits, status, box} = await searchPage(page, '?q=thv%20proxy');
  await expect(box).toHaveValue('thv proxy');
  await expect(status).toHaveText(/^\d+ results for "thv proxy"$/);
  await expect(hits.first().getByRole('link', {name: 'thv proxy'})).toBeVisible();
  await expect(page).toHaveTitle(/^Search results for "thv proxy" \|/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "thv proxy"');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('writes what is typed into the parameter q', async ({page}) => {
  const {status, box} = await searchPage(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  expect(await everyViolation(page)).toEqual([]);
  await box.pressSequentially('muxing');
  await expect(page).toHaveURL('/search?q=muxing');
  await expect(status).toHaveText(/results for "muxing"$/);
  await box.fill('');
  await expect(page).toHaveURL('/search');
  await expect(status).toHaveText('');
});

test('cuts the query to 512 characters', async ({page}) => {
  const {box} = await searchPage(page, `?q=${'x'.repeat(600)}`);
  await expect(box).toHaveValue('x'.repeat(limits.search.longestQuery));
  await box.press('End');
  await box.pressSequentially('yy');
  await expect(box).toHaveValue('x'.repeat(limits.search.longestQuery));
});

test('narrows the search to a product, and back', async ({page}) => {
  const {hits, status} = await searchPage(page, '?q=proxy');
  await expect(status).toHaveText(/results/);
  const everything = (await status.textContent()) ?? '';
  await page.getByRole('radio', {name: 'CodeGate'}).check();
  await expect(page).toHaveURL('/search?q=proxy&product=gateway');
  await expect(status).toHaveText(/results/);
  await expect(status).not.toHaveText(everything);
  await expect(hits.filter({hasNotText: 'CodeGate'})).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', {name: 'Everything'})).toBeChecked();
  await expect(status).toHaveText(everything);
});

test('leads through all results page by page', async ({page}) => {
  const {hits, box} = await searchPage(page, '?q=server');
  const pager = page.getByRole('navigation', {name: 'Pages of results'});
  await expect(hits).toHaveCount(limits.search.hitsPerPage);
  expect(await everyViolation(page)).toEqual([]);
  const first = (await hits.first().textContent()) ?? '';
  await expect(pager.getByRole('button', {name: 'Previous'})).toBeDisabled();
  await pager.getByRole('button', {name: 'Next'}).click();
  await expect(page).toHaveURL('/search?q=server&page=2');
  await expect(hits.first()).not.toHaveText(first);
  await expect(pager).toContainText('Page 2 of');
  await expect(hits.first()).toBeInViewport();
  await page.goBack();
  await expect(hits.first()).toHaveText(first);
  await page.goForward();
  await box.fill('servers');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=servers');
});

test('takes an odd page or product in the address calmly', async ({page}) => {
  for (const address of ['page=-1', 'page=x', 'page=0', 'product=other', 'page=99999']) {
    const {status} = await searchPage(page, `?q=proxy&${address}`);
    await expect(status, address).toHaveText(/results for "proxy"/);
  }
});

test('says that a search takes long', async ({page}) => {
  await page.route(index, () => undefined);
  const {status} = await searchPage(page, '?q=proxy');
  await expect(status).toHaveText('Searching…');
});

test.describe('from an address that is missing', () => {
  test.use({allowedMessages: /status of 404/});

  test('is offered with the words of the address', async ({page}) => {
    await visit(page, '/toolhive/how-to/permission_profiles');
    await page.getByRole('link', {name: 'Search the documentation for “permission profiles”'}).click();
    await expect(page).toHaveURL('/search?q=permission%20profiles');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
