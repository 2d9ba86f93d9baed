import {limits} from '../../../src/site/limits';
import {holdRequests} from '../../support/holdRequests';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';

import {manifest, Modal, places} from './modal';

test.use({allowedMessages: /The search failed|ERR_/});

/** A query without results. */
const missing = 'zzqqxx "yy"';

test(`a search that takes long counts as stalled after ${limits.search.stall} ms`, async ({page}) => {
  const release = await holdRequests(page, manifest);
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
  await page.clock.resume();
  release();
  await expect(rows.first()).toBeVisible();
  await expect(spinner).toBeHidden();
});

for (const [where, open] of Object.entries(places)) {
  test(`a search that takes long and fails ${where} says so, until it is tried again`, async ({page}) => {
    const fail = await holdRequests(page, manifest, (route) => route.abort());
    await page.clock.install();
    const {box, hits, status, stalled, within} = await open(page);
    const failure = within.getByText('Unable to fetch results').last();
    await box.fill('proxy');
    await expect(stalled).toBeVisible();
    await expect(within.getByText('No results for')).toHaveCount(0);
    fail();
    await expect(failure).toBeVisible();
    await expect(within.getByText('You might want to check your network connection.')).toBeVisible();
    await expect(within.getByText('No results for')).toHaveCount(0);
    await expect(status).toHaveText('Unable to fetch results');
    await box.fill('');
    await expect(failure).toHaveCount(0);
    await box.fill('proxy');
    await expect(failure).toBeVisible();
    await page.clock.runFor(2 * limits.search.stall);
    await expect(failure).toBeVisible();
    await page.unroute(manifest);
    await within.getByRole('button', {name: 'Retry'}).click();
    await expect(hits.first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(box).toHaveValue('proxy');
  });

  test(`a search without results ${where} says so, with a link to a report that is filled in`, async ({page}) => {
    const {box, status, within} = await open(page);
    await box.fill(missing);
    await expect(within.getByText(`No results for "${missing}"`).last()).toBeVisible();
    await expect(status).toHaveText(`No results for "${missing}"`);
    await expect(within.getByText('Believe this query should return results?')).toBeVisible();
    const link = within.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain(missing);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
}

test('a search without results offers up to 3 titles of pages under "Try searching for"', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('thv secret');
  const groups = await modal.groups.count();
  await modal.input.fill(missing);
  await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
  const offers = modal.dialog.getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(Math.min(groups, packageLimits.search.suggestions));
  const name = await offers.first().textContent();
  await offers.first().click();
  await expect(modal.input).toHaveValue(`${name?.toLowerCase()} `);
  await expect(modal.rows.first()).toBeVisible();
});
