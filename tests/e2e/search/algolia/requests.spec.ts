import {limits} from '../../../../src/site/limits';
import {packageLimits} from '../../../support/packageLimits';
import {Modal} from '../modal';

import {credentials} from './build';
import {expect, test, works} from './test';

interface Body {
  readonly requests: readonly Record<string, unknown>[];
}

const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

test('posts to the search path, with application id and key as query parameters', async ({page, service}) => {
  const requests = await service(works);
  const modal = await Modal.open(page);
  await modal.search('proxy');
  const url = new URL(requests[0]!.url());
  expect(requests[0]!.method()).toBe('POST');
  expect(url.host).toBe(`${credentials.appId.toLowerCase()}-dsn.algolia.net`);
  expect(decodeURIComponent(url.pathname)).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-application-id')).toBe(credentials.appId);
  expect(url.searchParams.get('x-algolia-api-key')).toBe(credentials.apiKey);
});

for (const [width, words] of [
  [1280, limits.search.snippetWords],
  [768, packageLimits.search.snippetWordsNarrow],
] as const) {
  test(`asks for all that is shown, by language and docs tag, with ${words} words of a text at ${width} px`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({width, height: 800});
    const requests = await service(works);
    const modal = await Modal.open(page);
    await modal.search('proxy');
    const {requests: asked} = requests[0]!.postDataJSON() as Body;
    expect(asked).toEqual([
      {
        query: 'proxy',
        indexName: 'stacklok',
        attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${words}`),
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
  });
}

test('a query that an index answered is not asked again', async ({page, service}) => {
  const requests = await service(works);
  const modal = await Modal.open(page);
  await modal.search('proxy');
  await modal.search('secrets');
  await modal.search('proxy');
  expect(requests).toHaveLength(2);
});

test('the search page asks for the page and product in its address', async ({page, service}) => {
  const requests = await service(works);
  await page.goto('/search?q=proxy&product=gateway&page=2');
  await expect(page.getByRole('main').getByRole('link', {name: 'proxy'})).toBeVisible();
  const {requests: asked} = requests[0]!.postDataJSON() as Body;
  expect(asked[0]).toMatchObject({query: 'proxy', indexName: 'stacklok', page: 1, hitsPerPage: 20});
  expect(asked[0]!.facetFilters).toContainEqual(['docusaurus_tag:docs-gateway-current']);
});

test('no index of the site is made or loaded', async ({page, service, request}) => {
  await service(works);
  const seen: string[] = [];
  page.on('request', (sent) => seen.push(sent.url()));
  const modal = await Modal.open(page);
  await modal.search('proxy');
  expect(seen.filter((url) => url.includes('search-index'))).toEqual([]);
  expect((await request.get('/search-index/manifest.json')).status()).toBe(404);
});

test('nothing is sent to the service before the first query', async ({page, service}) => {
  const requests = await service(works);
  const others: string[] = [];
  page.on('request', (sent) => /algolia/.test(sent.url()) && others.push(sent.url()));
  const {dialog} = await Modal.open(page);
  await expect(dialog).toBeVisible();
  expect(requests).toEqual([]);
  expect(others).toEqual([]);
  await expect(page.locator('link[rel="preconnect"][href*="algolia"]')).toHaveCount(0);
});

test('the service is named in the footer', async ({page, service}) => {
  await service(works);
  const {dialog} = await Modal.open(page);
  await expect(dialog.getByRole('link', {name: /Algolia/})).toBeVisible();
});
