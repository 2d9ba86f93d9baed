import type {Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';

import {keys, parameters, parameterValues, pathForms, payloads, queryForms, storedValues} from './inputs';

test.use({
  colorScheme: 'dark',
  allowedMessages:
    /^error: Failed to load resource: the server responded with a status of 40[04]|^warning: .*(storage|saved)/i,
});

const escaped = (text: string) => encodeURIComponent(text);
const addressesOf = (forms: readonly ((payload: string) => string)[]) =>
  forms.flatMap((form) => payloads.map((payload) => form(escaped(payload))));

interface State {
  /** Whether a payload was executed. */
  readonly hit: boolean;
  readonly origin: string;
  readonly mode: string | undefined;
}

/** Navigates to URLs on the client and returns the state after each has rendered. */
function states(page: Page, addresses: readonly (string | null)[]): Promise<State[]> {
  return page.evaluate(async (list) => {
    const all: State[] = [];
    for (const address of list) {
      if (address !== null) {
        history.pushState({}, '', location.origin + address);
        dispatchEvent(new PopStateEvent('popstate', {state: {}}));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      const hit = 'hit' in window || 'hit' in {};
      all.push({hit, origin: location.origin, mode: document.documentElement.dataset.theme});
    }
    return all;
  }, addresses);
}

const state = async (page: Page): Promise<State | undefined> => (await states(page, [null]))[0];

async function routeTo(page: Page, addresses: readonly string[]): Promise<void> {
  const {origin} = new URL(page.url());
  const seen = (await states(page, addresses)).map((one, i) => ({address: addresses[i], ...one}));
  expect(seen).toEqual(addresses.map((address) => ({address, hit: false, origin, mode: 'dark'})));
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toHaveCount(0);
}

test('a fragment that cannot be decoded leaves the page as it is, at first and later', async ({page}) => {
  for (const path of ['/toolhive/quickstart', '/codegate/reference/api']) {
    await visit(page, `${path}#%E0%A4`);
    const title = await page.getByRole('heading', {level: 1}).innerText();
    for (const fragment of ['#50%', '#%E0%A4']) {
      await page.goto(path + fragment);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    }
  }
});

test('no path, however odd, runs a script, leads away or is an error of the server', async ({page, baseURL}) => {
  const addresses = addressesOf(pathForms);
  expect(addresses).toHaveLength(160);
  const odd: string[] = [];
  for (const address of addresses) {
    const {status, headers} = await fetch(baseURL + address, {redirect: 'manual'});
    const type = headers.get('x-content-type-options') ?? headers.get('content-type') ?? '';
    if (![200, 400, 404].includes(status) || !/nosniff|text\/plain/.test(type)) {
      odd.push(`${address}: ${status} ${type}`);
    }
  }
  expect(odd).toEqual([]);
  await visit(page, '/toolhive/quickstart');
  // Docusaurus 3.10 decodes paths twice. An inline script fixes such URLs on load, but not on client-side navigation.
  await routeTo(
    page,
    addresses.filter((address) => !/%25(?![\da-f]{2})/i.test(address)),
  );
});

test('an odd path that is opened as a page runs no script and leads nowhere else', async ({page, baseURL}) => {
  for (const payload of payloads.filter((each) => !each.includes('\u0000'))) {
    await page.goto(`${baseURL}/${payload.startsWith('//') ? payload : escaped(payload)}.html`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect.soft(await state(page), payload).toEqual({hit: false, origin: baseURL, mode: 'dark'});
  }
});

test('no query, however odd, runs a script or leads away', async ({page}) => {
  const addresses = addressesOf(queryForms);
  expect(addresses).toHaveLength(160);
  await visit(page, '/search');
  await routeTo(page, addresses);
});

test('a page hydrates with any value in the storage as if it was empty', async ({page, baseURL}) => {
  await page.goto('/robots.txt');
  expect(keys.length * storedValues.length).toBe(72);
  for (const value of storedValues) {
    await page.evaluate(([names, text]) => names.forEach((name) => localStorage.setItem(name, text)), [
      keys,
      value,
    ] as const);
    await visit(page, '/toolhive/how-to/install');
    expect.soft(await state(page), value.slice(0, 30)).toEqual({hit: false, origin: baseURL, mode: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    await expect(page.getByRole('tab', {selected: true}).first()).toBeVisible();
  }
});

test('no parameter changes the document or is kept, and the others stay', async ({page, baseURL}) => {
  expect(parameters.length * parameterValues.length).toBe(36);
  await page.goto('/toolhive/quickstart');
  const attributes = () =>
    page.evaluate(() =>
      document.documentElement
        .getAttributeNames()
        .filter((name) => name !== 'data-rh')
        .sort(),
    );
  await hydrated(page);
  const usual = await attributes();
  for (const value of parameterValues) {
    const query = parameters.map((name) => `${name}=${escaped(value)}`).join('&');
    await page.goto(`/toolhive/quickstart?a=1&${query}&b=%20#clean-up`);
    await hydrated(page);
    expect.soft(await attributes()).toEqual(usual);
    expect.soft(await state(page), value).toEqual({hit: false, origin: baseURL, mode: 'dark'});
    expect(new URL(page.url()).search).not.toContain('docusaurus');
    expect(page.url()).toMatch(/\?a=1&.*&b=%20#clean-up$/);
  }
});
