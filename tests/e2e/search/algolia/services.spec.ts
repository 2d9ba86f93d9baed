import type {Page, Route} from '@playwright/test';

import {searchFile} from '../../../../src/search/types';
import {limits} from '../../../../src/site/limits';
import {packageLimits} from '../../../support/packageLimits';
import {hydrated, visit} from '../../../support/visit';
import {whole} from '../../../support/whole';
import {Modal} from '../modal';

import {answers, type Behavior, credentials, expect, googleTag, test, umami, works} from './test';

interface Body {
  readonly requests: readonly Record<string, unknown>[];
}

const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

test('asks for all that is shown, by language and docs tag', whole, async ({page, service}) => {
  const requests = await service(works);
  const modal = await Modal.open(page);
  expect(requests).toEqual([]);
  await modal.search('proxy');
  const [request] = requests;
  const url = new URL(request!.url());
  expect([request!.method(), url.host, decodeURIComponent(url.pathname)]).toEqual([
    'POST',
    `${credentials.appId.toLowerCase()}-dsn.algolia.net`,
    '/1/indexes/*/queries',
  ]);
  expect(url.searchParams.get('x-algolia-application-id')).toBe(credentials.appId);
  expect(url.searchParams.get('x-algolia-api-key')).toBe(credentials.apiKey);
  expect((request!.postDataJSON() as Body).requests).toEqual([
    {
      query: 'proxy',
      indexName: 'stacklok',
      attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${limits.search.snippetWords}`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: limits.search.hitsPerPage,
      clickAnalytics: true,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-mcp-current', 'docusaurus_tag:docs-gateway-current'],
      ],
    },
  ]);
  await modal.search('secrets');
  await modal.search('proxy');
  expect(requests, 'an answer is kept').toHaveLength(2);
  await expect(modal.dialog.getByRole('link', {name: /Algolia/})).toBeVisible();
});

test(
  'the search page asks for the page and product in its address, and no index of the site is made',
  whole,
  async ({page, service}) => {
    const requests = await service(works);
    await page.goto('/search?q=proxy&product=gateway&page=2');
    await expect(page.getByRole('main').getByRole('link', {name: 'proxy'})).toBeVisible();
    const {requests: asked} = requests[0]!.postDataJSON() as Body;
    expect(asked[0]).toMatchObject({query: 'proxy', indexName: 'stacklok', page: 1, hitsPerPage: 20});
    expect(asked[0]!.facetFilters).toContainEqual(['docusaurus_tag:docs-gateway-current']);
    expect((await page.request.get(`/${searchFile}`)).status()).toBe(404);
  },
);

/** Faults after which there are no results. */
const fatal: Record<string, Behavior> = {
  'all hosts are dead': (route) => route.abort(),
  'the service answers 403': answers(403, '{"message":"Invalid Application-ID or API key"}'),
  'every host answers 500': answers(500, '{"message":"oops"}'),
  'the service answers with HTML': answers(200, '<!doctype html><title>Sign in</title>'),
  'the answer is {}': answers(200, '{}'),
};

test('shows each failure, and results after a retry', whole, async ({page, service}) => {
  const modal = await Modal.open(page);
  for (const [name, behavior] of Object.entries(fatal)) {
    await test.step(name, async () => {
      await service(behavior);
      await modal.input.fill(name);
      await expect(modal.title).toHaveText('Unable to fetch results');
      await service(works);
      await modal.dialog.getByRole('button', {name: 'Retry'}).click();
      await expect(modal.rows).toHaveText([new RegExp(name)]);
      await expect(modal.input).toBeFocused();
    });
  }
});

test(
  'asks the next host when the first is dead, and leaves the dead one alone for two minutes',
  whole,
  async ({page, service}) => {
    await page.clock.install();
    const requests = await service((route, query) =>
      /-dsn/.test(route.request().url()) ? route.abort() : works(route, query),
    );
    const modal = await Modal.open(page);
    for (const [query, wait, asked] of [
      ['proxy', 0, 1],
      ['secrets', packageLimits.search.hostDown - 10_000, 1],
      ['muxing', 20_000, 2],
    ] as const) {
      await page.clock.fastForward(wait);
      await modal.search(query);
      expect(requests.filter((request) => request.url().includes('-dsn')).length, query).toBe(asked);
    }
  },
);

test('shows the results of the newest query when answers and failures come late', whole, async ({page, service}) => {
  await page.clock.install();
  const held: [Route, string][] = [];
  await service((route, query) => (/^late/.test(query) ? void held.push([route, query]) : works(route, query)));
  const modal = await Modal.open(page);
  for (const query of ['late answer', 'late failure']) {
    await modal.input.fill(query);
    await expect.poll(() => held.at(-1)?.[1]).toBe(query);
  }
  await modal.search('newest');
  await works(...held[0]!);
  await answers(403, '{}')(...held[1]!);
  await page.clock.runFor(2 * limits.search.stall);
  await expect(modal.rows).toHaveText([/newest/]);
  await expect(modal.title).toHaveCount(0);
});

test(
  'loads the script for events when the search opens, and reports views and clicks',
  whole,
  async ({page, service}) => {
    const scripts: string[] = [];
    page.on('request', (request) => /jsdelivr/.test(request.url()) && scripts.push(request.url()));
    await service(works);
    await visit(page, '/');
    expect(scripts).toEqual([]);
    const modal = await Modal.press(page);
    await expect.poll(() => scripts.join()).toContain('search-insights');
    await modal.search('proxy');
    // What waits for the script, which is empty here.
    const events = (): Promise<string> =>
      page.evaluate(() =>
        JSON.stringify((window as {aa?: {queue?: ArrayLike<unknown>[]}}).aa?.queue?.map((event) => Array.from(event))),
      );
    await expect.poll(events).toContain('"viewedObjectIDs"');
    await page.keyboard.press('Control+Enter');
    await expect.poll(events).toContain('"clickedObjectIDsAfterSearch"');
    expect(await events()).toContain('"queryID":"q1"');
  },
);

/** What the Google tag is told, and whether it may report. */
const told = (page: Page) =>
  page.evaluate((id) => {
    const {dataLayer = []} = window as {dataLayer?: ArrayLike<unknown>[]};
    return {commands: dataLayer.map((command) => Array.from(command)), isOff: `ga-disable-${id}` in window};
  }, googleTag);

test('Umami and Google are told of each page that is shown', whole, async ({page}) => {
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
  test(`nothing is reported to Google of who sends ${wish}`, whole, async ({page}) => {
    const wanted = [name, value] as const;
    await page.addInitScript(([key, sent]) => Object.defineProperty(navigator, key, {value: sent}), wanted);
    await visit(page, '/toolhive');
    expect((await told(page)).isOff).toBe(true);
  });
}

test('with all services set up the policy refuses nothing', whole, async ({page, context, service}) => {
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
