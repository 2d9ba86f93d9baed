import type {Page, Route} from '@playwright/test';

import {limits} from '../../../../src/site/limits';
import {visit} from '../../../support/visit';
import {Modal} from '../modal';

import {answers, type Behaviour, expect, test, works} from './test';

const isDead: Behaviour = (route) => route.abort();

/** Faults after which there are no results. */
const fatal: Record<string, Behaviour> = {
  'all hosts are dead': isDead,
  'the service answers 400': answers(400, '{"message":"bad"}'),
  'the service answers 403': answers(403, '{"message":"Invalid Application-ID or API key"}'),
  'the service answers 404': answers(404, '{"message":"Index stacklok does not exist"}'),
  'the service answers 429': answers(429, '{"message":"Too many requests"}'),
  'every host answers 500': answers(500, '{"message":"oops"}'),
  'the service answers with HTML': answers(200, '<!doctype html><title>Sign in</title>'),
  'the answer is cut': answers(200, '{"results":[{"hits":[{"objectID"'),
  'the answer is {}': answers(200, '{}'),
  'the answer is empty': answers(200, ''),
};

async function expectFailure(page: Page, {dialog, status}: Modal): Promise<void> {
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  await expect(dialog.getByText('No results for')).toHaveCount(0);
  await expect(dialog).toHaveClass(/Errored/);
  await expect(status).toHaveText('Unable to fetch results');
  await expect(page.locator('.DocSearch-LoadingIndicator')).toBeHidden();
}

test(`shows each of ${Object.keys(fatal).length} failures, and results after a retry`, async ({page, service}) => {
  const modal = await Modal.open(page);
  for (const [name, behaviour] of Object.entries(fatal)) {
    await test.step(name, async () => {
      await service(behaviour);
      await modal.input.fill(name);
      await expectFailure(page, modal);
      await service(works);
      await modal.dialog.getByRole('button', {name: 'Retry'}).click();
      await expect(modal.row(name)).toBeVisible();
    });
  }
});

test(`the search page shows each of ${Object.keys(fatal).length} failures, and results after a retry`, async ({
  page,
  service,
}) => {
  await visit(page, '/search');
  const main = page.getByRole('main');
  for (const [name, behaviour] of Object.entries(fatal)) {
    await test.step(name, async () => {
      await service(behaviour);
      await main.getByRole('searchbox').fill(name);
      await main.getByRole('searchbox').press('Enter');
      await expect(main.getByRole('heading', {name: 'Unable to fetch results'})).toBeVisible();
      await service(works);
      await main.getByRole('button', {name: 'Retry'}).click();
      await expect(main.getByRole('link', {name})).toBeVisible();
    });
  }
});

test('shows the failure when the visitor is offline, and results when online again', async ({
  page,
  context,
  service,
}) => {
  const modal = await Modal.open(page);
  await context.setOffline(true);
  await modal.input.fill('proxy');
  await expectFailure(page, modal);
  await context.setOffline(false);
  await service(works);
  await modal.dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(modal.row('proxy')).toBeVisible();
});

test('asks the next host when the first is dead, and leaves the dead one alone', async ({page, service}) => {
  const requests = await service((route, query) =>
    /-dsn/.test(route.request().url()) ? route.abort() : works(route, query),
  );
  const modal = await Modal.open(page);
  await modal.search('proxy');
  await modal.search('secrets');
  await modal.search('muxing');
  const hosts = requests.map((request) => new URL(request.url()).host.replace(/^testapp/, ''));
  expect(hosts.filter((host) => host === '-dsn.algolia.net')).toHaveLength(1);
  expect(hosts).toHaveLength(4);
});

test('asks the next host when the first takes longer than a second', async ({page, service}) => {
  await service((route, query) => (/-dsn/.test(route.request().url()) ? undefined : works(route, query)));
  const modal = await Modal.open(page);
  await modal.input.fill('proxy');
  await expect(modal.dialog).toHaveClass(/Stalled/);
  await expect(modal.row('proxy')).toBeVisible();
});

test('shows the failure when no host answers in time', async ({page, service}) => {
  await page.clock.install();
  await service(() => undefined);
  const modal = await Modal.open(page);
  await modal.input.fill('proxy');
  for (const seconds of [1, 4, 5, 6, 1]) {
    await page.clock.runFor(seconds * limits.search.timeouts.connect + 10);
    await expect(modal.dialog).toHaveClass(/Stalled|Errored/);
  }
  await expectFailure(page, modal);
});

test(`an answer after 299 ms is no stall, one after 301 ms is`, async ({page, service}) => {
  await page.clock.install();
  const held: Route[] = [];
  await service((route) => void held.push(route));
  const modal = await Modal.open(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await modal.input.fill('proxy');
  await page.clock.runFor(limits.search.stall - 1);
  await expect(modal.dialog).not.toHaveClass(/Stalled/);
  await page.clock.runFor(2);
  await expect(modal.dialog).toHaveClass(/Stalled/);
  await expect.poll(() => held.length).toBe(1);
  await works(held[0]!, 'proxy');
  await expect(modal.row('proxy')).toBeVisible();
  await expect(modal.dialog).not.toHaveClass(/Stalled/);
});

test('shows the results of the newest query when answers come out of order', async ({page, service}) => {
  await page.clock.install();
  const held: [Route, string][] = [];
  await service((route, query) => (query === 'first' ? void held.push([route, query]) : works(route, query)));
  const modal = await Modal.open(page);
  await modal.input.fill('first');
  await expect.poll(() => held.length).toBe(1);
  await modal.search('second');
  await works(...held[0]!);
  await page.clock.runFor(2 * limits.search.stall);
  await expect(modal.row('second')).toBeVisible();
  await expect(modal.rows).toHaveCount(1);
  await expect(modal.status).toHaveText('1 result for "second"');
});

test('a late failure does not hide the results of the newest query', async ({page, service}) => {
  await page.clock.install();
  const held: Route[] = [];
  await service((route, query) => (query === 'first' ? void held.push(route) : works(route, query)));
  const modal = await Modal.open(page);
  await modal.input.fill('first');
  await expect.poll(() => held.length).toBe(1);
  await modal.search('second');
  await held[0]!.fulfill({status: 403, body: '{}', headers: {'access-control-allow-origin': '*'}});
  await page.clock.runFor(2 * limits.search.stall);
  await expect(modal.row('second')).toBeVisible();
  await expect(modal.dialog.getByText('Unable to fetch results')).toHaveCount(0);
});
