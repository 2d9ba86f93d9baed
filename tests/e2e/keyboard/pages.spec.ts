import {expect, test} from '../../engines/test';
import {row} from '../../support/whole';

import {enter, focused, quickstart, tabTo, type} from './keyboard';

const skipLink = 'Skip to main content';

interface Act {
  readonly title: string;
  readonly path?: string;
  readonly width?: number;
  /** Accessible name of the stop, and the most presses of Tab that lead to it. */
  readonly stop: string | RegExp;
  readonly most?: number;
  readonly key?: string;
  /** Reads the effect in the page. */
  readonly look: () => unknown;
  readonly effect: unknown;
}

/** What a visitor does by tabbing to a control and pressing a key. */
const acts: readonly Act[] = [
  {
    title: 'dismisses the announcement and goes on from there',
    path: '/',
    stop: 'Dismiss announcement',
    most: 4,
    look: () => [
      document.querySelectorAll('[aria-label="Announcement"]').length,
      document.activeElement?.closest('nav')?.ariaLabel,
    ],
    effect: [0, 'Main'],
  },
  {
    title: 'opens a page from the sidebar',
    path: '/toolhive',
    stop: 'Quickstart',
    most: 40,
    look: () => document.querySelector('main h1')?.textContent,
    effect: 'Quickstart',
  },
  {
    title: 'goes to a section by the table of contents',
    path: '/toolhive/servers/memory',
    stop: 'What to check',
    look: () => location.hash,
    effect: '#what-to-check',
  },
  {
    title: 'copies a sample and hears whether that worked',
    stop: /^Copy\b(?! page)/,
    look: () => {
      const {ariaLabel, innerText} = document.activeElement as HTMLElement;
      return /^(Copied|Copying failed)/.test(ariaLabel ?? innerText);
    },
    effect: true,
  },
  {
    title: 'scrolls a wide table sideways',
    path: '/toolhive/reference/client-compatibility',
    width: 700,
    stop: 'Table',
    key: 'ArrowRight',
    look: () => {
      const box = document.activeElement;
      return box !== null && (box.scrollLeft > 0 || box.scrollWidth <= box.clientWidth);
    },
    effect: true,
  },
];

for (const [at, {title, path = quickstart, width, stop, most, key = 'Enter', look, effect}] of acts.entries()) {
  test(`a visitor ${title}`, row(at, 2), async ({keys}) => {
    await enter(keys, path, width);
    await tabTo(keys, stop, most);
    await keys.press(key);
    await expect.poll(() => keys.read(look)).toEqual(effect);
  });
}

test('the first stop skips to the content', async ({keys}) => {
  await enter(keys, quickstart);
  expect(await focused(keys)).toBe(skipLink);
  await keys.press('Enter');
  await keys.press('Tab');
  expect(await keys.count('main :focus')).toBe(1);
});

test('each of the first thirty stops shows where the keyboard is', async ({keys}) => {
  await keys.open(quickstart);
  for (let i = 0; i < 30; i++) {
    await keys.press('Tab');
    const {name, isMarked, size, bottom} = await keys.read(() => {
      const element = document.activeElement as HTMLElement;
      const {outlineStyle, boxShadow} = getComputedStyle(element);
      const {width, height, bottom} = element.getBoundingClientRect();
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
      return {name: element.outerHTML.slice(0, 80), isMarked, size: Math.min(width, height), bottom};
    });
    expect.soft(isMarked, name).toBe(true);
    expect.soft(Math.min(size, bottom), name).toBeGreaterThan(1);
  }
});

test('another page has its title announced and begins at its top', async ({keys}) => {
  await enter(keys, quickstart);
  await tabTo(keys, 'CodeGate', 12);
  await keys.press('Enter');
  const titles = () =>
    keys.read(() => Array.from(document.querySelectorAll('h1, [data-announcer]'), (e) => e.textContent));
  await expect.poll(titles).toEqual([expect.stringMatching(/^CodeGate/), expect.stringMatching(/^CodeGate/)]);
  await keys.press('Tab');
  expect(await focused(keys)).toBe(skipLink);
});

test('a part of the sidebar folds in and out', async ({keys}) => {
  await enter(keys, quickstart);
  await tabTo(keys, /^(Collapse|Expand) sidebar category/, 60);
  const isOpen = () => keys.count(':focus[aria-expanded="true"]');
  const before = await isOpen();
  await keys.press('Enter');
  await expect.poll(isOpen).toBe(1 - before);
  await keys.press('Enter');
  await expect.poll(isOpen).toBe(before);
});

test('the page of results takes a query', async ({keys}) => {
  await enter(keys, '/search');
  for (let i = 0; i < 42 && (await keys.count('main input:focus')) === 0; i++) {
    await keys.press('Tab');
  }
  await type(keys, 'proxy');
  await expect.poll(() => keys.count('main a[href]')).toBeGreaterThan(4);
});

test('tabs are chosen by arrow keys, Home and End', async ({keys}) => {
  await enter(keys, '/theme-preview');
  await tabTo(keys, /^(macOS|Windows|Linux)$/);
  for (const [key, name] of [
    ['Home', 'macOS'],
    ['ArrowRight', 'Windows'],
    ['End', 'Linux'],
    ['ArrowRight', 'macOS'],
    ['ArrowLeft', 'Linux'],
  ] as const) {
    await keys.press(key);
    await expect.poll(() => focused(keys)).toBe(name);
    expect(await keys.count('[aria-selected="true"]:focus')).toBe(1);
  }
});
