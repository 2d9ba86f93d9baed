import type {Page} from '@playwright/test';

import {hostile} from '../support/hostile';
import {previewPort} from '../support/ports';
import {expect, test} from '../support/test';
import {goWithin} from '../support/text';
import {hydrated, visit} from '../support/visit';
import {whole} from '../support/whole';

test.use({
  colorScheme: 'dark',
  allowedMessages:
    /^error: Failed to load resource: the server responded with a status of 40[04]|^warning: .*(storage|saved)/i,
});

const {payloads, paths, queries, keys, stored, parameters, values} = hostile;
const origin = `http://127.0.0.1:${previewPort}`;
const escaped = (text: string) => encodeURIComponent(text);
const addressesOf = (places: readonly string[]) =>
  places.flatMap((place) => payloads.map((payload) => place.replaceAll('PAYLOAD', escaped(payload))));

/** Fails if a payload was executed, led to another host, or changed the color mode. */
async function expectUnharmed(page: Page, message: string): Promise<void> {
  const state = await page.evaluate(() => {
    const hit = 'hit' in window || 'hit' in {};
    return {hit, origin: window.location.origin, mode: document.documentElement.dataset.theme};
  });
  expect.soft(state, message).toEqual({hit: false, origin, mode: 'dark'});
}

/** Navigates to addresses within the application, and waits until each has been rendered. */
async function routeTo(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await goWithin(page, origin + address);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expectUnharmed(page, address);
  }
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

test('no path, however odd, runs a script, leads away or is an error of the server', whole, async ({page, baseURL}) => {
  const addresses = addressesOf(paths);
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

test('an odd path that is opened as a page runs no script and leads nowhere else', whole, async ({page, baseURL}) => {
  for (const payload of payloads.filter((each) => !each.includes('\u0000'))) {
    await page.goto(`${baseURL}/${payload.startsWith('//') ? payload : escaped(payload)}.html`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectUnharmed(page, payload);
  }
});

test('no query, however odd, runs a script or leads away', whole, async ({page}) => {
  await visit(page, '/search');
  await routeTo(page, addressesOf(queries));
});

test('a page hydrates with any value in the storage as if it was empty', whole, async ({page}) => {
  await page.goto('/robots.txt');
  for (const value of stored) {
    await page.evaluate(([names, text]) => names.forEach((name) => localStorage.setItem(name, text)), [
      keys,
      value,
    ] as const);
    await visit(page, '/toolhive/how-to/install');
    await expectUnharmed(page, value.slice(0, 30));
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    await expect(page.getByRole('tab', {selected: true}).first()).toBeVisible();
  }
});

test('no parameter changes the document or is kept, and the others stay', whole, async ({page}) => {
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
  for (const value of values) {
    const query = parameters.map((name) => `${name}=${escaped(value)}`).join('&');
    await page.goto(`/toolhive/quickstart?a=1&${query}&b=%20#clean-up`);
    await hydrated(page);
    expect.soft(await attributes()).toEqual(usual);
    await expectUnharmed(page, value);
    expect(new URL(page.url()).search).not.toContain('docusaurus');
    expect(page.url()).toMatch(/\?a=1&.*&b=%20#clean-up$/);
  }
});
