import type {Page} from '@playwright/test';

import {hydrated, visit} from '../support/visit';

import {expect, googleTag, test, umami, works} from './search/algolia/test';
import {Modal} from './search/modal';

interface Counted {
  readonly sent?: {url: string; title: string}[];
  readonly dataLayer?: ArrayLike<unknown>[];
}

const views = (page: Page) => page.evaluate(() => (window as Counted).sent?.map(({url}) => url));
const commands = (page: Page) =>
  page.evaluate(() => (window as Counted).dataLayer?.map((command) => Array.from(command)));
const quickstart = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'});

test('each page that is shown is counted once, without what was searched for', async ({page, counted}) => {
  await visit(page, '/toolhive?q=secret');
  await expect.poll(() => views(page)).toEqual(['/toolhive']);
  await quickstart(page).click();
  await expect.poll(() => views(page)).toEqual(['/toolhive', '/toolhive/quickstart']);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => views(page)).toEqual(['/toolhive', '/toolhive/quickstart', '/toolhive']);
  expect(counted.map((request) => request.url()).sort()).toEqual([
    umami.script,
    `https://www.googletagmanager.com/gtag/js?id=${googleTag}`,
  ]);
});

test('the Google tag gets no whole address and counts no view by itself', async ({page}) => {
  await visit(page, '/toolhive');
  await quickstart(page).click();
  await expect.poll(async () => (await commands(page))?.length).toBe(4);
  const [, config, first, second] = (await commands(page)) ?? [];
  expect(config).toEqual(['config', googleTag, expect.objectContaining({anonymize_ip: true, send_page_view: false})]);
  expect(first?.slice(0, 2)).toEqual(['event', 'page_view']);
  expect(second?.[2]).toEqual({
    page_path: '/toolhive/quickstart',
    page_location: new URL('/toolhive/quickstart', page.url()).href,
    page_title: await page.title(),
  });
});

for (const [wish, name, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`who sends ${wish} loads nothing that counts`, async ({page, counted}) => {
    await page.addInitScript(([key, wanted]) => Object.defineProperty(navigator, key, {value: wanted}), [
      name,
      value,
    ] as const);
    await visit(page, '/toolhive');
    await quickstart(page).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(counted).toEqual([]);
    expect(await commands(page)).toBeUndefined();
  });
}

test('with all services set up the policy refuses nothing', async ({page, context, service}) => {
  await service(works);
  const loaded: string[] = [];
  const refused: string[] = [];
  context.on('requestfinished', (request) => loaded.push(new URL(request.url()).host));
  page.on('console', (message) => /Content Security Policy/i.test(message.text()) && refused.push(message.text()));
  const modal = await Modal.open(page);
  await modal.search('proxy');
  await page.goto('/search?q=proxy');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', {name: 'proxy'}).first()).toBeVisible();
  for (const host of ['testapp-dsn.algolia.net', 'stats.example.com', 'www.googletagmanager.com', 'cdn.jsdelivr.net']) {
    expect.soft(loaded, host).toContain(host);
  }
  expect(refused).toEqual([]);
});
