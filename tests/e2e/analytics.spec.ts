import type {Page} from '@playwright/test';

import {hydrated, visit} from '../support/visit';

import {expect, googleTag, test, umami, works} from './search/algolia/test';
import {Modal} from './search/modal';

/** What the Google tag is told, and whether it may report. */
const told = (page: Page) =>
  page.evaluate((id) => {
    const {dataLayer = []} = window as {dataLayer?: ArrayLike<unknown>[]};
    return {commands: dataLayer.map((command) => Array.from(command)), isOff: `ga-disable-${id}` in window};
  }, googleTag);

test('Umami and Google are told of each page that is shown', async ({page}) => {
  await visit(page, '/toolhive');
  const script = page.locator(`script[src="${umami.script}"]`);
  await expect(script).toHaveAttribute('data-website-id', umami.website);
  await expect(script).toHaveAttribute('data-do-not-track', 'true');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await expect.poll(async () => (await told(page)).commands.at(-1)).toEqual(['event', 'page_view']);
  const {commands, isOff} = await told(page);
  expect(commands).toContainEqual(['config', googleTag, {anonymize_ip: true}]);
  expect(commands).toContainEqual(['set', 'page_path', '/toolhive/quickstart']);
  expect(isOff).toBe(false);
});

for (const [wish, name, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`nothing is reported to Google of who sends ${wish}`, async ({page}) => {
    const wanted = [name, value] as const;
    await page.addInitScript(([key, sent]) => Object.defineProperty(navigator, key, {value: sent}), wanted);
    await visit(page, '/toolhive');
    expect((await told(page)).isOff).toBe(true);
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
