import type {Locator, Page} from '@playwright/test';

import {limits} from '../../../src/site/limits';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {index} from './modal';

interface Parts {
  readonly hits: Locator;
  readonly status: Locator;
  readonly box: Locator;
}

/** Opens the search page, and returns its parts. */
async function open(page: Page, address = ''): Promise<Parts> {
  await visit(page, `/search${address}`);
  const main = page.getByRole('main');
  return {
    hits: main.getByRole('listitem'),
    status: main.getByRole('status'),
    box: main.getByRole('searchbox', {name: 'Search docs'}),
  };
}

test('reads the query from the parameter q, and is not for search engines', async ({page}) => {
  const {hits, status, box} = await open(page, '?q=thv%20proxy');
  await expect(box).toHaveValue('thv proxy');
  await expect(status).toHaveText(/^\d+ results for "thv proxy"$/);
  await expect(hits.first().getByRole('link', {name: 'thv proxy'})).toBeVisible();
  await expect(page).toHaveTitle(/^Search results for "thv proxy" \|/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "thv proxy"');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('writes what is typed into the parameter q', async ({page}) => {
  const {status, box} = await open(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await box.pressSequentially('muxing');
  await expect(page).toHaveURL('/search?q=muxing');
  await expect(status).toHaveText(/results for "muxing"$/);
  await box.fill('');
  await expect(page).toHaveURL('/search');
  await expect(status).toHaveText('');
});

test('cuts the query to 512 characters', async ({page}) => {
  const {box} = await open(page, `?q=${'x'.repeat(600)}`);
  await expect(box).toHaveValue('x'.repeat(limits.search.longestQuery));
  await box.press('End');
  await box.pressSequentially('yy');
  await expect(box).toHaveValue('x'.repeat(limits.search.longestQuery));
});

test('narrows the search to a product, and back', async ({page}) => {
  const {hits, status} = await open(page, '?q=proxy');
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
  const {hits, box} = await open(page, '?q=server');
  const pager = page.getByRole('navigation', {name: 'Pages of results'});
  await expect(hits).toHaveCount(limits.search.hitsPerPage);
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
    const {status} = await open(page, `?q=proxy&${address}`);
    await expect(status, address).toHaveText(/results for "proxy"/);
  }
});

test('says that there are no results, and where to report it', async ({page}) => {
  const {status} = await open(page, '?q=zzqqxxyy');
  await expect(page.getByRole('heading', {name: 'No results for "zzqqxxyy"'})).toBeVisible();
  await expect(status).toHaveText('No results for "zzqqxxyy"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /issues\/new\?title=.*zzqqxxyy/);
});

test.describe('when something is wrong', () => {
  test.use({allowedMessages: /The search failed|ERR_|status of (404|500)/});

  test('says that a search takes long', async ({page}) => {
    await page.route(index, () => undefined);
    const {status} = await open(page, '?q=proxy');
    await expect(status).toHaveText('Searching…');
  });

  test('says that a search failed, and tries again on request', async ({page}) => {
    await page.route(index, (route) => route.fulfill({status: 500}));
    const {hits, status} = await open(page, '?q=proxy');
    await expect(page.getByRole('heading', {name: 'Unable to fetch results'})).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await expect(status).toHaveText('Unable to fetch results');
    await page.unroute(index);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(hits.first()).toBeVisible();
  });

  test('is offered with the words of an address that is missing', async ({page}) => {
    await visit(page, '/toolhive/how-to/permission_profiles');
    await page.getByRole('link', {name: 'Search the documentation for “permission profiles”'}).click();
    await expect(page).toHaveURL('/search?q=permission%20profiles');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
