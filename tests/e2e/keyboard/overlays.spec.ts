import {enter, focused, heading, type Keyboard, quickstart, tabTo, type} from './keyboard';
import {expect, test} from './test';

const path = (keys: Keyboard) => keys.read(() => location.pathname);

test.describe('with the keyboard alone, a visitor', () => {
  for (const [how, keysPressed] of [
    ['Control and K', 'Control+k'],
    ['a slash', '/'],
  ] as const) {
    test(`opens the search by ${how} and returns to where it was`, async ({keys}) => {
      await enter(keys, quickstart);
      await tabTo(keys, 'ToolHive', 12);
      await keys.press(keysPressed);
      await expect.poll(() => focused(keys)).toMatch(/search/i);
      await keys.press('Escape');
      await keys.press('Escape');
      await expect.poll(() => keys.read(() => document.querySelector('.DocSearch-Modal'))).toBeNull();
      await expect.poll(() => focused(keys)).toBe('ToolHive');
    });
  }

  test('opens the search by its button and gets back to it', async ({keys}) => {
    await enter(keys, quickstart);
    await tabTo(keys, /^Search \(/, 20);
    await keys.press('Enter');
    await expect.poll(() => keys.read(() => document.activeElement?.tagName)).toBe('INPUT');
    await keys.press('Escape');
    await keys.press('Escape');
    await expect.poll(() => focused(keys)).toMatch(/^Search \(/);
  });

  test('finds a page and opens it', async ({keys}) => {
    await enter(keys, quickstart);
    await keys.press('Control+k');
    await expect.poll(() => keys.read(() => document.activeElement?.tagName)).toBe('INPUT');
    await type(keys, 'secrets');
    await expect.poll(() => keys.read(() => document.querySelectorAll('.DocSearch-Hit').length)).toBeGreaterThan(1);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect.poll(() => path(keys)).not.toBe(quickstart);
    await expect.poll(() => keys.read(() => document.querySelector('.DocSearch-Modal'))).toBeNull();
  });

  test('stays in the search while it is open', async ({keys}) => {
    await enter(keys, quickstart);
    await keys.press('Control+k');
    await expect.poll(() => keys.read(() => document.activeElement?.tagName)).toBe('INPUT');
    await type(keys, 'proxy');
    await expect.poll(() => keys.read(() => document.querySelectorAll('.DocSearch-Hit').length)).toBeGreaterThan(1);
    for (let i = 0; i < 12; i++) {
      await keys.press('Tab');
      expect(await keys.read(() => document.activeElement?.closest('[role="dialog"], body')?.tagName)).not.toBe('BODY');
    }
  });

  test('opens the page actions, closes them by Escape and is back at the button', async ({keys}) => {
    await enter(keys, quickstart);
    await tabTo(keys, 'More page actions');
    await keys.press('Enter');
    const open = () => keys.read(() => document.activeElement?.closest('details')?.open);
    await expect.poll(open).toBe(true);
    await keys.press('Tab');
    expect(await focused(keys)).toBe('View as Markdown');
    await keys.press('Escape');
    await expect.poll(() => focused(keys)).toBe('More page actions');
    expect(await open()).toBe(false);
  });

  test('opens the menu of a narrow screen, stays in it, and is back at its button after Escape', async ({keys}) => {
    await enter(keys, quickstart, 700);
    await tabTo(keys, 'Toggle navigation bar', 8);
    await keys.press('Enter');
    await expect.poll(() => focused(keys)).toBe('Close navigation bar');
    for (let i = 0; i < 60; i++) {
      await keys.press('Tab');
      const place = await keys.read(() => {
        const at = document.activeElement;
        return at?.closest('[role="dialog"]')
          ? 'menu'
          : at === document.body || at === document.documentElement
            ? 'browser'
            : at?.outerHTML;
      });
      expect(['menu', 'browser']).toContain(place);
    }
    await tabTo(keys, 'Close navigation bar');
    await keys.press('Escape');
    await expect.poll(() => focused(keys)).toBe('Toggle navigation bar');
  });

  test('opens a page from the menu of a narrow screen', async ({keys}) => {
    await enter(keys, '/toolhive', 700);
    await tabTo(keys, 'Toggle navigation bar', 8);
    await keys.press('Enter');
    await expect.poll(() => focused(keys)).toBe('Close navigation bar');
    await tabTo(keys, 'Quickstart', 40);
    await keys.press('Enter');
    await expect.poll(() => heading(keys)).toBe('Quickstart');
    expect(await keys.read(() => document.querySelectorAll('[inert]:not([role="dialog"] *)').length)).toBe(0);
  });
});
