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
  const {title, input, rows} = await Modal.open(page);
  const spinner = page.locator('.DocSearch-LoadingIndicator');
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('proxy');
  await page.clock.runFor(limits.search.stall - 1);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(2);
  await expect(spinner).toBeVisible();
  await expect(title).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(rows.first()).toBeVisible();
  await expect(spinner).toBeHidden();
});

test.describe('a search that fails', () => {
  test.use({allowedMessages: /The search failed|ERR_|status of 5/});

  test('says so with the help line until the query changes, and can be tried again', async ({page}) => {
    await page.clock.install();
    await page.route(index, (route) => route.abort());
    const {dialog, input, title, status, rows} = await Modal.open(page);
    await input.fill('proxy');
    await expect(title).toHaveText('Unable to fetch results');
    await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
    await expect(status).toHaveText('Unable to fetch results');
    await input.fill('');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(title).toHaveCount(0);
    await input.fill('proxy');
    await expect(title).toHaveText('Unable to fetch results');
    await page.clock.runFor(2 * limits.search.stall);
    const retry = dialog.getByRole('button', {name: 'Retry'});
    await retry.click();
    await expect(retry).toBeVisible();
    await page.unroute(index);
    await retry.click();
    await expect(rows.first()).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('proxy');
  });
});

test('a search without results quotes the query, and offers a report and up to 3 titles of pages', async ({page}) => {
  const query = 'zzqqxx "yy"';
  const modal = await Modal.open(page);
  await modal.search('thv secret');
  const groups = await modal.groups.count();
  await modal.search(query);
  await expect(modal.title).toHaveText(`No results for "${query}"`);
  await expect(modal.status).toHaveText(`No results for "${query}"`);
  await expect(modal.dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = modal.dialog.getByRole('link', {name: 'Let us know.'});
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toContain(query);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
  const offers = modal.dialog.getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(Math.min(groups, packageLimits.search.suggestions));
  const name = await offers.first().textContent();
  await offers.first().click();
  await expect(modal.input).toHaveValue(`${name?.toLowerCase()} `);
  await expect(modal.rows.first()).toBeVisible();
});
