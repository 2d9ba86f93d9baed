import {limits} from '../../../src/site/limits';
import {everyViolation, violations} from '../../a11y/axe';
import {expect, test} from '../../support/test';
import {goWithin} from '../../support/text';
import {whole} from '../../support/whole';

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
  expect(await violations(page)).toEqual([]);
  await box.pressSequentially('muxing');
  await expect(page).toHaveURL('/search?q=muxing');
  await expect(status).toHaveText(/results for "muxing"$/);
  await box.fill('');
  await expect(page).toHaveURL('/search');
  await expect(status).toHaveText('');
});

test('cuts the query to 512 characters', whole, async ({page}) => {
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

test('leads through all results page by page', whole, async ({page}) => {
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

test('takes an odd page or product in the address calmly', whole, async ({page}) => {
  const {status} = await searchPage(page, '?q=token&page=-1');
  await expect(status).toHaveText(/results for "token"/);
  for (const [query, address] of Object.entries({a: 'page=x', b: 'page=0', c: 'product=other', d: 'page=99999'})) {
    await goWithin(page, `/search?q=proxy%20${query}&${address}`);
    await expect(status, address).toContainText(`for "proxy ${query}"`);
  }
});

test('says that a search takes long', async ({page}) => {
  await page.route(index, () => undefined);
  const {status} = await searchPage(page, '?q=proxy');
  await expect(status).toHaveText('Searching…');
});
