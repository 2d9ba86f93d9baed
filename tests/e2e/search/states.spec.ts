import {limits} from '../../../src/site/limits';
import {holdRequests} from '../../support/holdRequests';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';

import {index, Modal} from './modal';

test(`a search that takes long counts as stalled after ${limits.search.stall} ms, without a word about results`, async ({
  page,
}) => {
  const release = await holdRequests(page, index);
  await page.clock.install();
  const {dialog, input, rows} = await Modal.open(page);
  const spinner = page.locator('.DocSearch-LoadingIndicator');
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('proxy');
  await page.clock.runFor(limits.search.stall - 1);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(2);
  await expect(spinner).toBeVisible();
  await expect(dialog).toHaveClass(/Stalled/);
  await expect(dialog.getByText('No results for')).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(rows.first()).toBeVisible();
  await expect(spinner).toBeHidden();
});

test.describe('a search that fails', () => {
  test.use({allowedMessages: /The search failed|ERR_|status of 5/});

  test('shows "Unable to fetch results" with the help line, keeps it, and can be tried again', async ({page}) => {
    await page.clock.install();
    await page.route(index, (route) => route.abort());
    const {dialog, input, status, rows} = await Modal.open(page);
    await input.fill('proxy');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
    await expect(dialog.getByText('No results for')).toHaveCount(0);
    await expect(status).toHaveText('Unable to fetch results');
    await page.clock.runFor(2 * limits.search.stall);
    await expect(dialog).toHaveClass(/Errored/);
    const retry = dialog.getByRole('button', {name: 'Retry'});
    await retry.click();
    await expect(retry).toBeVisible();
    await page.unroute(index);
    await retry.click();
    await expect(rows.first()).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('proxy');
  });

  test('is forgotten with the query, and by the next one when the index is there', async ({page}) => {
    await page.route(index, (route) => route.abort());
    const {dialog, input, rows} = await Modal.open(page);
    const failure = dialog.getByText('Unable to fetch results');
    await input.fill('proxy');
    await expect(failure).toBeVisible();
    await input.fill('');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(failure).toHaveCount(0);
    await page.unroute(index);
    await input.fill('proxy port');
    await expect(rows.first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test.describe('a search without results', () => {
  const query = 'zzqqxx "yy"';

  test('offers up to 3 titles of pages under "Try searching for"', async ({page}) => {
    const modal = await Modal.open(page);
    await modal.search('thv secret');
    const groups = await modal.groups.count();
    await modal.input.fill(query);
    await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
    const offers = modal.dialog.getByRole('listitem').getByRole('button');
    await expect(offers).toHaveCount(Math.min(groups, packageLimits.search.suggestions));
    const name = await offers.first().textContent();
    await offers.first().click();
    await expect(modal.input).toHaveValue(`${name?.toLowerCase()} `);
    await expect(modal.rows.first()).toBeVisible();
  });

  test('shows "No results for" and the quoted query, with a link to a report that is filled in', async ({page}) => {
    const modal = await Modal.open(page);
    await modal.input.fill(query);
    await expect(modal.dialog.getByText(`No results for "${query}"`)).toBeVisible();
    await expect(modal.status).toHaveText(`No results for "${query}"`);
    await expect(modal.dialog.getByText('Believe this query should return results?')).toBeVisible();
    const link = modal.dialog.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain(query);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
