import {limits} from '../../../src/site/limits';
import {violations, violationsNow} from '../../a11y/axe';
import {holdRequests} from '../../support/holdRequests';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';
import {row} from '../../support/whole';

import {index, Modal, places} from './modal';

test.use({allowedMessages: /The search failed|ERR_|status of 500/});

/** A query without results. */
const missing = 'zzqqxx "yy"';

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
  expect(await violationsNow(page)).toEqual([]);
  release();
  await expect(rows.first()).toBeVisible();
  await expect(spinner).toBeHidden();
});

for (const [at, [where, open]] of Object.entries(places).entries()) {
  test(`a search that fails ${where} says so, and can be tried again`, row(at), async ({page}) => {
    await page.clock.install();
    await page.route(index, (route) => route.abort());
    const {box, hits, status, within} = await open(page);
    const failure = within.locator('.DocSearch-Title, h2', {hasText: 'Unable to fetch results'});
    await box.fill('proxy');
    await expect(failure).toBeVisible();
    await expect(within.getByText('You might want to check your network connection.')).toBeVisible();
    await expect(status).toHaveText('Unable to fetch results');
    expect(await violations(page)).toEqual([]);
    await box.fill('');
    await expect(failure).toHaveCount(0);
    await box.fill('proxy');
    await expect(failure).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(index, (route) => route.fulfill({status: 500}));
    const retry = within.getByRole('button', {name: 'Retry'});
    const asked = page.waitForResponse(index);
    await retry.click();
    await asked;
    await page.unroute(index);
    await retry.click();
    await expect(hits.first()).toBeVisible();
    // The failure of the first attempt is due only now.
    await page.clock.runFor(2 * limits.search.stall);
    await expect(failure).toHaveCount(0);
    await expect(box).toHaveValue('proxy');
  });

  test(`a search without results ${where} quotes the query, and offers a report`, row(at), async ({page}) => {
    const {box, status, within} = await open(page);
    await box.fill(missing);
    await expect(status).toHaveText(`No results for "${missing}"`);
    await expect(within.locator('.DocSearch-Title, h2')).toHaveText(`No results for "${missing}"`);
    await expect(within.getByText('Believe this query should return results?')).toBeVisible();
    const link = within.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain(missing);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await violations(page)).toEqual([]);
  });
}

test('a search without results offers up to 3 titles of pages', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('thv secret');
  const groups = await modal.groups.count();
  await modal.search(missing);
  await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
  const offers = modal.dialog.getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(Math.min(groups, packageLimits.search.suggestions));
  const name = await offers.first().textContent();
  await offers.first().click();
  await expect(modal.input).toHaveValue(`${name?.toLowerCase()} `);
  await expect(modal.rows.first()).toBeVisible();
});
