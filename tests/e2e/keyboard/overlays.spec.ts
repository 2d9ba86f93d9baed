import {expect, test, type Visitor} from '../../engines/test';
import {row, whole} from '../../support/whole';

import {enter, focused, quickstart, tabTo, type} from './keyboard';

async function expectSearch(keys: Visitor): Promise<void> {
  await expect.poll(() => keys.count('input:focus')).toBe(1);
}

async function search(keys: Visitor, query: string): Promise<void> {
  await enter(keys, quickstart);
  await keys.press('Control+k');
  await expectSearch(keys);
  await type(keys, query);
  await expect.poll(() => keys.count('.DocSearch-Hit')).toBeGreaterThan(1);
}

async function expectNoSearch(keys: Visitor): Promise<void> {
  await expect.poll(() => keys.count('.DocSearch-Modal')).toBe(0);
}

async function openMenu(keys: Visitor, path: string): Promise<void> {
  await enter(keys, path, 700);
  await tabTo(keys, 'Toggle navigation bar', 8);
  await keys.press('Enter');
  await expect.poll(() => focused(keys)).toBe('Close navigation bar');
}

const ways = [
  ['its button', /^Search \(/, 'Enter'],
  ['Control and K', 'ToolHive', 'Control+k'],
  ['a slash', 'ToolHive', '/'],
] as const;

for (const [at, [how, stop, key]] of ways.entries()) {
  test(`the search opens by ${how}, and the focus returns to where it was`, row(at), async ({keys}) => {
    await enter(keys, quickstart);
    await tabTo(keys, stop, 20);
    const before = await focused(keys);
    await keys.press(key);
    await expectSearch(keys);
    await keys.press('Escape');
    await keys.press('Escape');
    await expectNoSearch(keys);
    await expect.poll(() => focused(keys)).toBe(before);
  });
}

test('a hit of the search opens', async ({keys}) => {
  await search(keys, 'secrets');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect.poll(() => keys.read(() => location.pathname)).not.toBe(quickstart);
  await expectNoSearch(keys);
});

test('the focus stays in the open search, and gets to all of its controls', whole, async ({keys}) => {
  await search(keys, 'proxy');
  const reached: string[] = [];
  for (let i = 0; i < 12; i++) {
    await keys.press('Tab');
    const place = await keys.read(() => {
      const at = document.activeElement;
      return at?.matches('body, html, dialog *') ? 'the search or the browser' : at?.outerHTML;
    });
    expect(place).toBe('the search or the browser');
    reached.push(await keys.read(() => document.activeElement?.className ?? ''));
  }
  expect(reached).toEqual(expect.arrayContaining(['DocSearch-Reset', 'DocSearch-Cancel']));
});

test('the page actions open, close by Escape, and give the focus back', async ({keys}) => {
  await enter(keys, quickstart);
  await tabTo(keys, 'More page actions');
  await keys.press('Enter');
  await expect.poll(() => keys.count('details[open] > :focus')).toBe(1);
  await keys.press('Tab');
  expect(await focused(keys)).toBe('View as Markdown');
  await keys.press('Escape');
  await expect.poll(() => focused(keys)).toBe('More page actions');
  expect(await keys.count('details:not([open]) > :focus')).toBe(1);
});

test('the focus stays in the open menu of a narrow screen, and returns to its button after Escape', async ({keys}) => {
  await openMenu(keys, quickstart);
  for (let i = 0; i < 60; i++) {
    await keys.press('Tab');
    const place = await keys.read(() => {
      const at = document.activeElement;
      const isOnPage = at !== document.body && at !== document.documentElement;
      return isOnPage && !at?.closest('[role="dialog"]') ? at?.outerHTML : 'the menu or the browser';
    });
    expect(place).toBe('the menu or the browser');
  }
  await tabTo(keys, 'Close navigation bar');
  await keys.press('Escape');
  await expect.poll(() => focused(keys)).toBe('Toggle navigation bar');
});

test('the menu of a narrow screen leads to a page, which can be used', async ({keys}) => {
  await openMenu(keys, '/toolhive');
  await tabTo(keys, 'Quickstart', 40);
  await keys.press('Enter');
  await expect.poll(() => keys.read(() => document.querySelector('main h1')?.textContent)).toBe('Quickstart');
  expect(await keys.count('[inert]:not([role="dialog"] *)')).toBe(0);
});
